/**
 * Remembers the tabs and script views the reader selects, which are radio buttons with a `data-tab`. A choice applies
 * to all pages that offer the same alternatives. The script also marks the root if course progress is stored or in the
 * address, so that space for it is reserved before the first paint.
 *
 * - It runs in the head, so that choices apply before the first paint. It isn't part of the early script, because React
 *   removes text longer than a thousand characters.
 * - The document isn't observed until the reader has made a choice.
 * - The pressed button keeps its position on the screen, even if the height of the content above it changes.
 * - It handles `click`, which keyboards also send. By the time of `change`, the observer would have restored the old
 *   choice.
 * - It reads the choices again on `pageshow`, because Back can restore a page with old choices.
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
