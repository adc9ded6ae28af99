/**
 * Keeps what is chosen of alternatives, which tabs and test scripts offer as radio buttons with a `data-tab`: a choice made in
 * one place holds wherever the same alternatives are offered, on this page and on all others, until the reader makes another.
 * Runs in the head, so that a choice holds before anything is painted, and before the application has started. A script of its
 * own beside the early one: React takes a text of more than a thousand characters out of its element.
 * As long as nothing was chosen, nothing is watched. The buttons that were pressed stay where they are on the screen, although
 * what is above them may change its height.
 *
 * The keyboard chooses by a click, too, and `change` would be too late: what the click changes in the page is seen before, and the
 * choice of before put back.
 *
 * Back may bring a page as it was left: the choices are read again then.
 *
 * It also says, on the root, whether progress in the courses is kept or in the address: what tells of it has its room before
 * anything is painted.
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
