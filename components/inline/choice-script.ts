/**
 * Remembers choices between alternatives, which tabs and test scripts offer as radio buttons with a `data-tab`. A
 * choice applies to all pages that offer the same alternatives. Runs in the head, so that it applies before the first
 * paint. Separate from the early script, because React removes text longer than a thousand characters. Nothing is
 * watched until a choice has been made. Pressed buttons keep their position on the screen, even if content above them
 * changes its height. Uses `click`, also sent by the keyboard, because `change` is too late: the observer would restore
 * the previous choice first. Back can restore a page with old choices, so they are read again. It also marks the root
 * if course progress is stored or in the address, so that space for it is reserved before the first paint.
 */
export const choiceScript = `(function(){
  var choices={},watching;
  function read(){
    try{
      if(/^#progress=/.test(location.hash)||localStorage.progress)document.documentElement.dataset.progress='';
      choices=JSON.parse(localStorage.getItem('choices'))||choices
    }catch(e){}
  }
  function apply(){
    document.querySelectorAll('input[data-tab]').forEach(function(input){
      if(choices[input.dataset.tab]===input.value)input.checked=true
    })
  }
  function watch(){
    if(!watching)watching=new MutationObserver(apply),watching.observe(document,{childList:true,subtree:true})
  }
  document.addEventListener('click',function(event){
    var input=event.target,tab=input.dataset.tab,top;
    if(!tab)return;
    choices[tab]=input.value;
    try{localStorage.setItem('choices',JSON.stringify(choices))}catch(e){}
    top=input.getBoundingClientRect().top;
    apply();
    scrollBy({top:input.getBoundingClientRect().top-top,behavior:'instant'});
    watch()
  },true);
  read();
  addEventListener('pageshow',function(){read();apply()});
  if(Object.keys(choices).length)watch()
})()`.replaceAll(/\n\s*/g, '');
