// Made by .ci/page of the files in Source/: change those instead, and run it.

/// The page of a table, without what it shows.
enum PageText {
  /// Text, and the names of gaps in turn.
  static let html = [
    #"""
    <!doctype html>
    <html lang="en" data-version="
    """#,
    "version",
    #"""
    ">
    <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="
    """#,
    "policy",
    #"""
    ">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="referrer" content="no-referrer">
    <meta name="color-scheme" content="light dark">
    <title>
    """#,
    "title",
    #"""
    </title>
    <link rel="icon" href="data:,">
    <style>
    """#,
    "style",
    #"""
    </style>
    </head>
    <body>
    <a class="skip" href="#routes">Skip to the routes</a>
    <header>
    <h1><bdi>
    """#,
    "title",
    #"""
    </bdi></h1>
    <p id="about"></p>
    </header>
    <main>
    <noscript><p>This page needs JavaScript: it reads links in your browser, and sends nothing.</p></noscript>
    <section id="errors" aria-labelledby="errors-title" hidden>
    <h2 id="errors-title">The table has errors</h2>
    </section>
    <section aria-labelledby="check-title">
    <h2 id="check-title">Check a link</h2>
    <form id="ask">
    <div class="field wide">
    <label for="link">Link</label>
    <input id="link" type="text" inputmode="url" dir="ltr" autocomplete="off" autocapitalize="off" spellcheck="false">
    </div>
    <div class="field" id="method-field">
    <label for="method">Method</label>
    <select id="method"></select>
    </div>
    </form>
    <p id="announcement" class="unseen" role="status"></p>
    <div class="answer">
    <div id="result" data-route=""></div>
    <div id="qr"></div>
    </div>
    </section>
    <section id="changes" aria-labelledby="changes-title" hidden>
    <h2 id="changes-title">What changes</h2>
    </section>
    <section id="findings" aria-labelledby="findings-title" hidden>
    <details>
    <summary><h2 id="findings-title">Findings</h2> <span id="findings-count" class="quiet"></span></summary>
    </details>
    </section>
    <section id="routes" aria-labelledby="routes-title" tabindex="-1">
    <h2 id="routes-title">Routes</h2>
    <form id="find" role="search">
    <div class="field wide">
    <label for="search">Search by name, template, parameter, tag, or a link</label>
    <input id="search" type="search" dir="auto" autocomplete="off" autocapitalize="off" spellcheck="false">
    </div>
    <fieldset>
    <legend class="unseen">Show the routes as</legend>
    <label><input type="radio" name="view" id="as-list" checked> List</label>
    <label><input type="radio" name="view" id="as-tree"> Tree</label>
    </fieldset>
    </form>
    <p id="order" class="quiet screen"></p>
    <p id="count" role="status"></p>
    <div id="list"></div>
    </section>
    </main>
    <footer><p class="quiet">Made by fingerpost. This file works offline: it loads nothing.</p></footer>
    <script id="data" type="application/json">
    """#,
    "data",
    #"""
    </script>
    <script type="module">
    """#,
    "script",
    #"""
    </script>
    </body>
    </html>

    """#,
  ]

  /// The style.
  static let style = #"""
    :root {
    color-scheme: light dark;
    --ink: #1b1f24;
    --quiet: #57606a;
    --paper: #ffffff;
    --panel: #f5f7f9;
    --line: #c9d1d9;
    --accent: #0a58ca;
    --good: #d7f0dc;
    --error: #b42318;
    --warning: #8a4b00;
    }
    @media screen and (prefers-color-scheme: dark) {
    :root {
    --ink: #e6edf3;
    --quiet: #9fabb7;
    --paper: #0d1117;
    --panel: #161b22;
    --line: #3d444d;
    --accent: #79b8ff;
    --good: #1c4428;
    --error: #ff9a92;
    --warning: #f0b35f;
    }
    }
    * {
    box-sizing: border-box;
    }
    [hidden] {
    display: none !important;
    }
    body {
    margin: 0 auto;
    max-width: 64rem;
    padding: 1rem;
    background: var(--paper);
    color: var(--ink);
    font:
    1rem / 1.5 system-ui,
    sans-serif;
    }
    h1 {
    font-size: 1.5rem;
    margin: 0;
    overflow-wrap: anywhere;
    }
    h2 {
    font-size: 1.2rem;
    margin: 2rem 0 0.5rem;
    }
    h3 {
    font-size: 1.1rem;
    margin: 0 0 0.5rem;
    overflow-wrap: anywhere;
    }
    h4,
    .details h3 {
    font-size: 1rem;
    margin: 1rem 0 0.25rem;
    }
    #about,
    p {
    margin: 0.25rem 0;
    overflow-wrap: anywhere;
    }
    a {
    color: var(--accent);
    }
    code {
    font:
    0.9em / 1.5 ui-monospace,
    monospace;
    overflow-wrap: anywhere;
    unicode-bidi: isolate;
    }
    .link {
    display: block;
    padding: 0.5rem;
    background: var(--paper);
    border: 1px solid var(--line);
    border-radius: 0.3rem;
    }
    mark {
    background: var(--good);
    color: inherit;
    border-bottom: 2px solid currentColor;
    }
    mark.wrong {
    background: none;
    border-bottom: 2px dotted var(--error);
    }
    .quiet {
    color: var(--quiet);
    }
    .error,
    .error strong {
    color: var(--error);
    }
    .warning {
    color: var(--warning);
    }
    .unseen {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
    }
    .skip {
    position: absolute;
    left: -999rem;
    }
    .skip:focus {
    position: static;
    }
    :focus-visible {
    outline: 3px solid var(--accent);
    outline-offset: 2px;
    }
    form {
    display: flex;
    flex-wrap: wrap;
    gap: 0.75rem;
    align-items: end;
    }
    .field {
    display: flex;
    flex-direction: column;
    gap: 0.2rem;
    min-width: 12rem;
    }
    .wide {
    flex: 1 1 20rem;
    }
    label {
    overflow-wrap: anywhere;
    }
    form > p,
    .outcome {
    flex: 1 1 100%;
    margin: 0;
    }
    /* Labels, fields and errors stand in lines, however long they are. */
    .details form {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(14rem, 100%), 1fr));
    column-gap: 1rem;
    row-gap: 0.2rem;
    }
    .details .field {
    display: grid;
    grid-row: span 3;
    grid-template-rows: subgrid;
    margin-bottom: 0.5rem;
    min-width: 0;
    }
    .details form > p,
    .details form > .outcome {
    grid-column: 1 / -1;
    }
    .field .quiet {
    display: block;
    font-size: 0.85rem;
    }
    .field input,
    .field select,
    .field textarea {
    width: 100%;
    }
    .details .field > input {
    align-self: start;
    }
    input[type="text"],
    input[type="search"],
    select,
    textarea,
    button {
    font: inherit;
    color: inherit;
    background: var(--paper);
    border: 1px solid var(--quiet);
    border-radius: 0.3rem;
    padding: 0.35rem 0.5rem;
    max-width: 100%;
    }
    input[type="text"],
    input[type="search"],
    select {
    min-height: 2.4rem;
    }
    ul {
    padding-inline-start: 1.25rem;
    }
    ::placeholder {
    color: var(--quiet);
    opacity: 1;
    }
    [aria-invalid="true"] {
    border-color: var(--error);
    }
    button {
    flex: none;
    cursor: pointer;
    background: var(--panel);
    padding: 0.1rem 0.5rem;
    }
    fieldset {
    border: 0;
    padding: 0;
    margin: 0;
    display: flex;
    gap: 1rem;
    }
    .answer {
    display: flex;
    flex-wrap: wrap;
    gap: 1rem;
    align-items: flex-start;
    margin-top: 1rem;
    }
    #result {
    flex: 1 1 24rem;
    min-width: 0;
    background: var(--panel);
    border-radius: 0.5rem;
    padding: 1rem;
    }
    figure {
    margin: 0;
    text-align: center;
    }
    figure svg {
    display: block;
    max-width: 100%;
    height: auto;
    border: 1px solid var(--line);
    border-radius: 0.5rem;
    }
    .outcome {
    display: flex;
    flex-wrap: wrap;
    gap: 1rem 2rem;
    align-items: flex-start;
    }
    .outcome > dl {
    flex: 1 1 28rem;
    min-width: 0;
    margin: 0;
    }
    dl {
    margin: 0.75rem 0;
    }
    dl > div {
    display: grid;
    grid-template-columns: 9rem minmax(0, 1fr);
    align-items: baseline;
    gap: 0.5rem;
    padding: 0.15rem 0;
    }
    dt {
    color: var(--quiet);
    }
    dd {
    margin: 0;
    min-width: 0;
    overflow-wrap: anywhere;
    }
    .copyable {
    display: inline-flex;
    gap: 0.5rem;
    align-items: baseline;
    }
    .scroll {
    overflow-x: auto;
    }
    table {
    border-collapse: collapse;
    width: 100%;
    }
    th,
    td {
    text-align: start;
    vertical-align: top;
    padding: 0.25rem 0.75rem 0.25rem 0;
    border-bottom: 1px solid var(--line);
    }
    details {
    border-bottom: 1px solid var(--line);
    }
    summary {
    padding: 0.4rem 0;
    cursor: pointer;
    overflow-wrap: anywhere;
    }
    .name {
    font-weight: 600;
    margin-inline-end: 0.5rem;
    }
    #findings {
    margin-top: 2rem;
    }
    #findings > details {
    border: 0;
    }
    #qr:empty {
    display: none;
    }
    #findings h2 {
    display: inline;
    }
    .mark {
    font-size: 0.8rem;
    border: 1px solid var(--line);
    border-radius: 1rem;
    padding: 0 0.5rem;
    color: var(--quiet);
    }
    .details {
    padding-block: 0.25rem 1rem;
    padding-inline-start: 1rem;
    }
    .plain {
    list-style: none;
    padding: 0;
    }
    .plain li {
    padding: 0.4rem 0;
    border-bottom: 1px solid var(--line);
    overflow-wrap: anywhere;
    }
    .plain .error,
    .plain .warning,
    .plain .accepted {
    color: inherit;
    }
    .plain .warning strong {
    color: var(--warning);
    }
    .tree,
    .tree ul {
    list-style: none;
    padding-inline-start: 1.25rem;
    border-inline-start: 1px solid var(--line);
    }
    footer {
    margin-top: 2rem;
    }
    @media (max-width: 36rem) {
    dl > div {
    grid-template-columns: minmax(0, 1fr);
    gap: 0;
    }
    .field {
    min-width: 0;
    width: 100%;
    }
    .details {
    padding-inline-start: 0;
    }
    }
    @media print {
    :root {
    color-scheme: light;
    --ink: #000;
    --quiet: #333;
    --panel: #fff;
    --accent: #000;
    }
    body {
    max-width: none;
    padding: 0;
    font-size: 0.8rem;
    }
    /* What can only be used on a screen; the form that checks a link without its result. */
    form,
    button,
    .skip,
    .screen,
    section:has(.idle),
    footer {
    display: none;
    }
    .scroll {
    overflow: visible;
    }
    #result {
    padding: 0;
    }
    h2,
    h3,
    h4,
    summary {
    break-after: avoid;
    }
    summary {
    list-style: none;
    }
    li,
    tr,
    #qr {
    break-inside: avoid;
    }
    }
    """#

  /// What stands before the module.
  static let unpack = #"""
    "use strict";function unpacked([r,t]){const n=t=>{if(!Array.isArray(t))return t;const[e,...c]=t
    ;return 0===e?c.map(n):Object.fromEntries(r[e-1].map(((r,t)=>[r,n(c[t])])))};return n(t)}
    """#

  /// What the page does.
  static let script = #"""
    "use strict";const e=e=>"object"==typeof e&&"branches"in e;function t(e){
    return"object"!=typeof e||Array.isArray(e)?e:"optional"in e?{kind:"optional",branches:[r(e.optional)]}:"either"in e?{
    kind:"either",branches:e.either.map(r)}:e}function n(e){return"optional"in e?{isOptional:!0,items:[e.optional]
    }:"either"in e?{items:e.either}:e}function r(e){const{path:r=[],query:s=[]}=Array.isArray(e)?{path:e}:e;return{
    path:r.map(t),query:s.map(n)}}function s([e,t,n]){return{name:e,type:t,...null===n?{isUnknown:!0}:void 0===n?{}:{
    default:n}}}const o=JSON.parse(document.getElementById("data").textContent),i=unpacked(o),a={...i,
    routes:i.routes.map(((e,t)=>({...e,number:t,...r(e),...e.parameters?{parameters:e.parameters.map(s)}:{},...e.fragment?{
    fragment:{...e.fragment,...r(e.fragment)}}:{}})))};function c(e,t={},...n){const r=document.createElement(e)
    ;for(const[e,n]of Object.entries(t))void 0!==n&&!1!==n&&r.setAttribute(e,!0===n?"":n)
    ;return r.append(...n.filter((e=>void 0!==e&&!1!==e))),r}
    const u=e=>document.getElementById(e),l=/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cn}\u115f\u1160\u3164\uffa0]/gu,f=e=>e.replace(l,(e=>`\\u{${e.codePointAt(0).toString(16).toUpperCase()}}`)),d=e=>c("bdi",{},f(e)),m=(e,t="")=>c("code",{
    dir:"ltr",class:t||void 0},f(e));function h(e){u("announcement").textContent=e}function p(e,t){const n=function(e,t,n){
    const r=c("button",{type:"button","aria-label":n},e);return r.addEventListener("click",t),r}("Copy",(()=>{(async()=>{
    try{await navigator.clipboard.writeText(e)}catch{const t=c("textarea",{},e);document.body.append(t),t.select(),
    document.execCommand("copy"),t.remove(),n.focus()}n.textContent="Copied",h(`Copied ${t}`),setTimeout((()=>{
    n.textContent="Copy"}),1500)})()}),`Copy ${t}`);return n}const g=(e,t)=>c("span",{class:"copyable"
    },m(e),p(e,t)),v=(e,t="GET")=>`#link=${encodeURIComponent(e)}`+("GET"===t?"":`&method=${encodeURIComponent(t)}`),k=(e,t)=>c("a",{
    href:v(e,t)},...t?[t+" "]:[],m(e)),b=e=>`#route=${e}`;function y(e){const t=a.routes[e];return t?c("a",{href:b(e)
    },d(t.name)):c("span")}function x(...e){const t=c("dl")
    ;for(const n of e)n&&t.append(c("div",{},c("dt",{},n[0]),c("dd",{},...n.slice(1))));return t}
    const $=e=>e.flatMap(((t,n)=>[0===n?"":n===e.length-1?" and ":", ",t])),w=e=>c("span",{},..."/"===e?["bare paths "]:":"===e?["compact text "]:[],m(e)),M=(e,t)=>`${e} ${t}${1===e?"":"s"}`,A="A-Za-z0-9\\-._~",C=A+"!$&'()*+,;=",E=C+":@/",S=(e,t)=>new RegExp(`^(?:[${t}]|%[0-9A-Fa-f]{2})*$`).test(e),I=(e,t)=>e.replace(new RegExp(`[^${t}]`,"gu"),(e=>e>"~"?encodeURIComponent(e):"%"+e.charCodeAt(0).toString(16).toUpperCase().padStart(2,"0"))),j=(e,t)=>S(e,t)?e:I(e,t)
    ;function q(e){
    const[,t="",n,r="",s,o]=/^([^:/?#[\]@]*:)?(\/\/[^/?#]*)?([^?#]*)(\?[^#]*)?(#[^]*)?$/.exec(e)??[],i=void 0===n?"":function(e){
    const t=/^\/\/(?:([^]*)@)?(?:\[([^\]]*)\]|([^:[][^:]*)?)(:[0-9]*)?$/.exec(e);if(!t)return
    ;const[,n,r,s="",o=""]=t,i=void 0===r?function(e){if(/^[\0-\x7f]*$/.test(e))return S(e,C)?e:void 0
    ;const t=e.split("."),n=""===t[t.length-1],r=(n?t.slice(0,-1):t).map(N)
    ;return r.includes(void 0)?void 0:r.join(".")+(n?".":"")}(s):function(e){
    const t=e.replace(/^[^%]*/,""),n=e.slice(0,e.length-t.length);if(!new RegExp(`^[${C}:]*$`).test(n))return
    ;const r=""===t||t.startsWith("%25")&&S(t,A);return`[${n}${r?t:"%25"+I(t.slice(1),A)}]`}(r);if(void 0===i)return
    ;const a=n?.replace(/:[^]*/,"")??"",c=n?.slice(a.length+1)??"",u=void 0!==n&&a.length<n.length?":":""
    ;return"//"+(void 0===n?"":j(a,C)+u+j(c,C+":")+"@")+i+o}(n)
    ;if(""===e||!/^(?:(?:[a-z][a-z0-9+.-]*)?:)?$/i.test(t)||void 0===i)return
    ;const a=r.replace(/\/[^]*/,""),c=(S(r,E)?r:I(a,C+"@")+I(r.slice(a.length),E))+(void 0===s?"":"?"+j(s.slice(1),E+"?"))+(void 0===o?"":"#"+j(o.slice(1),E+"?"))
    ;return t+i+c===e?e:t+i.replace(/:$/,"")+c}
    const O=/^(?:[a-z0-9_\-\u00df\u03c2]|(?![\u0300-\u036f]|\p{CWKCF})[\p{Ll}\p{Lo}\p{Lm}\p{Nd}\p{Mn}\p{Mc}]){1,63}$/u
    ;function N(e){const t=[...e].map((e=>e.toLowerCase())).join("");if(!O.test(t)||/^[-\p{M}]|^..--|-$/u.test(t))return
    ;const n=[...t].map((e=>e.codePointAt(0)??0)),r=n.every((e=>e<128))?t:"xn--"+function(e){
    let t=String.fromCharCode(...e.filter((e=>e<128)));const n=t.length;n>0&&(t+="-");let[r,s,o,i]=[n,0,72,128]
    ;for(;r<e.length;){const a=Math.min(...e.filter((e=>e>=i)));s+=(a-i)*(r+1);for(const i of e){if(i<a&&s++,i!==a)continue
    ;let e=s;for(let n=36;;n+=36){const r=Math.min(Math.max(n-o,1),26)
    ;if(t+="abcdefghijklmnopqrstuvwxyz0123456789"[e<r?e:r+(e-r)%(36-r)],e<r)break;e=Math.floor((e-r)/(36-r))}
    s=Math.floor(s/(r===n?700:2)),s+=Math.floor(s/(r+1));let c=0;for(;s>455;c+=36)s=Math.floor(s/35)
    ;o=c+Math.floor(36*s/(s+38)),s=0,r++}s++,i=a+1}return t}(n);return r.length<64?r:void 0}const z=/^(u?)int(8|16|32|64)?$/
    ;function R(e){const t=z.exec(e);if(!t)return;const n=BigInt(t[2]??64)
    ;return t[1]?[0n,(1n<<n)-1n]:[-(1n<<n-1n),(1n<<n-1n)-1n]}function T(e){const t=/^(\d{4})-(\d{2})-(\d{2})$/.exec(e)
    ;if(!t)return!1;const[n,r,s]=[Number(t[1]),Number(t[2]),Number(t[3])],o=new Date(0);return o.setUTCFullYear(n,r-1,s),
    o.getUTCMonth()===r-1&&o.getUTCDate()===s&&s>0}
    const L=/^(?:(?![\ufe0e\ufe0f])[\p{White_Space}\p{Cc}\p{Cf}\p{Co}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}])+/u,Z=e=>/^(?:javascript|vbscript|data):/i.test(e.replace(L,"").replace(/[\t\n\r]/g,"")),U=e=>e.replace(/[A-Z]/g,(e=>e.toLowerCase()))
    ;function W(e){if(!function(e){
    const t=/^(.{10})T(\d\d):(\d\d):(\d\d)(?:\.\d{1,9})?(?:Z|[+-](\d\d):(\d\d))$/.exec(e),n=(e,n)=>Number(t?.[e]??0)<=n
    ;return null!==t&&T(t[1])&&n(2,23)&&n(3,59)&&n(4,59)&&n(5,23)&&n(6,59)}(e))return
    ;const t=/\.[0-9]*[1-9]/.exec(e)?.[0]??"",n=new Date(e.replace(/\.[0-9]+/,"")).toISOString()
    ;return/^[0-9]/.test(n)?n.slice(0,19)+t+"Z":void 0}function _(e,t,n=!1){
    const r=t=>"members"===e.kind?t.normalize():n?U(t):t;if(e.members)return e.members.find((e=>r(e)===r(t)))
    ;const s=e.kind??"string",o=R(s),i=e=>e?t:void 0;if(o){if(t.length>20||!/^(?:0|-?[1-9][0-9]*)$/.test(t))return
    ;const e=BigInt(t);return i(o[0]<=e&&e<=o[1])}switch(s){case"uuid":
    return i(/^[0-9A-Fa-f]{8}(?:-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}$/.test(t))?.toLowerCase();case"datetime":return W(t)
    ;case"date":return i(T(t));case"ipv4":return i(/^(?:(?:0|[1-9]\d?|1\d\d|2[0-4]\d|25[0-5])(?:\.(?!$)|$)){4}$/.test(t))
    ;case"bool":return/^(?:true|1)$/i.test(t)?"true":/^(?:false|0)$/i.test(t)?"false":void 0;case"double":
    return/^-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?$/.test(t)&&Number.isFinite(Number(t))?function(e){
    const[t="",n="0"]=String(Math.abs(e)).split("e"),[r="",s=""]=t.split("."),o=r.length+Number(n),i="0".repeat(Math.max(0,1-o))+(r+s).padEnd(o,"0"),[a,c]=[i.slice(0,Math.max(1,o)),i.slice(Math.max(1,o))]
    ;return(e<0?"-":"")+a+(""===c?"":"."+c)}(Number(t)):void 0;case"url":return Z(t)?void 0:q(t);case"query":
    return function(e){if(""===e||!e.split("&").includes(""))try{return De(e,0,e.length,!1).map(ge).join("&")}catch{return}
    }(t);default:return t}}
    const D=(e,t,n=!1)=>void 0!==_(e,t,n),F=e=>!e.members&&["string","text","url"].includes(e.kind??"string"),P={
    uuid:"a UUID such as 123e4567-e89b-42d3-a456-426614174000",datetime:"a time such as 2026-11-20T09:26:00Z",
    date:"a day such as 2026-11-20",ipv4:"an IPv4 address such as 192.0.2.1",bool:"true or false",
    double:"a number such as 1.5",url:"a URL that is no script",query:"items such as a=1&b=2",
    text:"a text that the app checks"};function G(e){
    const[t,n]=R(e.kind??"")??[],r=void 0!==n&&n>2n**32n?0n===t?" from 0":"":` from ${t} to ${n}`,s=e.members?"one of "+(1===e.members.length?"one word":`${e.members.length} words`):void 0===n?P[e.kind??""]??"any text":`a whole number${r}`
    ;return e.isArray?`several, each ${s}`:s}function B(e,t){if(e.members)return t;const n=e.kind??"string"
    ;return R(n)?/int(?:64)?$/.test(n)?BigInt(t):Number(t):"double"===n?Number(t):"bool"===n?/^(?:true|1)$/i.test(t):t}
    function H(e){
    return Array.isArray(e)?e.map((e=>String(H(e)))):"number"!=typeof e?String(e):/e\+/.test(String(e))?BigInt(e).toString():String(e)
    }const V=e=>a.types[e.type],J=e=>[m(e.name)," ",!e.name.includes("|")&&c("span",{class:"quiet"
    },f(G(e)))],Q=e=>(new TextEncoder).encode(e);function K(e,t){let n=[],r=Array.from({length:t.length+1},((e,t)=>t))
    ;for(let s=0;s<e.length;s++){const o=[s+1];for(let i=0;i<t.length;i++){const a=e[s]===t[i]
    ;let c=Math.min(r[i]+(a?0:1),r[i+1]+1,o[i]+1);s>0&&i>0&&e[s]===t[i-1]&&e[s-1]===t[i]&&(c=Math.min(c,n[i-1]+1)),o.push(c)
    }[n,r]=[r,o]}return r[t.length]}function Y(e,t){
    const[n,r]=[Q(U(e)).slice(0,64),Q(U(t)).slice(0,64)],s=Math.max(n.length,r.length),o=Math.max(1,Math.floor(s/3))
    ;if(function(e,t){if(e.length<3||e.length>=t.length||2*e.length<t.length||e[0]!==t[0])return!1;let n=0
    ;for(const r of t)r===e[n]&&n++;return n===e.length}(n,r))return r.length-n.length
    ;if(Math.abs(n.length-r.length)>o)return;const i=K(n,r);return i<=o&&(i<s||0===i)?i:void 0}function X(e,t){let n
    ;for(const r of t){const t=Y(e,r);void 0!==t&&(!n||t<n.slips)&&(n={candidate:r,slips:t})}return n?.candidate}
    const ee=e=>`"${e}"`,te=e=>void 0===e?"":`; did you mean ${ee(e)}?`,ne={empty:"the text is empty",
    escape:'an escape is "%" and two hexadecimal digits; write a lone "%" as "%25"',utf8:"the bytes here are not UTF-8",
    control:"a link cannot contain NUL, CR or LF, escaped or not",
    rawControl:'this is a control character: remove it, or escape it, such as "%09"',
    unprintable:"compact text cannot contain spaces, control characters or backslashes",
    backslash:'write a backslash as "%5C"; "/" separates segments',
    dotSegment:'"." and ".." cannot be segments of a link; resolve them first',
    emptySegment:'an empty segment: write one "/" between segments',
    userInfo:'a link cannot contain user info: remove the text before "@"',
    authorityColon:'a colon before the first "/" begins a port, which such a link cannot have; write it as "%3A"',
    host:'a host is expected after "://"',
    hostByte:'a host may contain ASCII letters, digits, "-", "_" and "."; write other letters as "xn--\u2026"',
    hostNumber:'a host that ends in a number is an IPv4 address: four numbers from 0 to 255, such as "127.0.0.1"',
    address:"brackets must contain an IPv6 address, and only a port may follow",port:"a port is a number from 0 to 65535",
    slashesAfterScheme:'"://" is expected after the scheme',
    protocolRelative:'"//" begins a host without a scheme: write the scheme, or one "/"',script:"a script is not a link",
    scriptRest:'a script is not a value: a rest of a path must not begin with "javascript:", "vbscript:" or "data:"',
    unknownOrigin:"no origin of this table fits the link",tooLong:`the text is longer than ${a.limits.bytes} bytes`,
    tooManySegments:`the path has more than ${a.limits.segments} segments`,
    tooManyItems:`the query has more than ${a.limits.queryItems} items`};class re{constructor(e,t){this.reason=e,this.at=t}
    get message(){return ne[this.reason]}}function se(e){try{return e()}catch(e){if(e instanceof re)return e;throw e}}
    const oe=/[^A-Za-z0-9\-._~!$&'()*+,;=]/gu,ie=/[^A-Za-z0-9\-._~!$&'()*+,;=:@]/gu,ae=/[^A-Za-z0-9\-._~!$()*,;:@/?]/gu,ce=/[^A-Za-z0-9\-._~!$&'()*+,;=:@/?]/gu,ue=/[^A-Za-z0-9\-._~!$()*,;:@]/gu,le=/[^A-Za-z0-9\-._~!$&'+,;=:@\u00a1-\uffff]/g,fe=/[^A-Za-z0-9\-._~!$()*,;:@/?\u00a1-\uffff]/g,de=/[^A-Za-z0-9\-._~!$&'()*+,;=:@/?\u00a1-\uffff]/g,me=/[^A-Za-z0-9\-._~!$()*,;:@\u00a1-\uffff]/g,he=(e,t)=>e.replace(t,(e=>/['()*]/.test(e)?`%${e.charCodeAt(0).toString(16).toUpperCase()}`:encodeURIComponent(e))),pe=(e,t)=>he(e,ae)+(void 0===t?"":"="+he(t,ae)),ge=({key:e,value:t,hasValue:n})=>pe(e.text,n?t.text:void 0)
    ;function ve(e,{segments:t,rawRest:n,items:r,fragment:s,foldsHost:o}){
    const{form:i,prefix:a}=e,c=(r.length>0?"?"+r.join("&"):"")+(void 0===s?"":"#"+s),u=void 0===n?[]:[n]
    ;if("compact"===i)return""===c&&0===u.length?t.join(":"):void 0;const[l="",...f]=t,d=f.map((e=>he(e,ie)))
    ;if("scheme"===i){return a+[...0===t.length?[]:[he(l,oe)],...d,...u].join("/")+c}if("host"===i){
    const[e="",t=""]=a.split("*"),n=o?U(l):l;return Se(n)?e+n+t+"/"+[...d,...u].join("/")+c:void 0}
    return a+"/"+[...0===t.length?[]:[he(l,ie)],...d,...u].join("/")+c}
    const ke=e=>"https"===e||"http"===e,be=e=>"https"===e?443:80;function ye(e){
    const t=Math.max(e.lastIndexOf(":"),e.lastIndexOf("]"));return":"===e[t]?[e.slice(0,t),e.slice(t)]:[e,""]}
    function xe(e,t){return e.length<2?be(t):/^:[0-9]{1,5}$/.test(e)&&Number(e.slice(1))<=65535?Number(e.slice(1)):void 0}
    function $e(e){if(!e.startsWith("["))return e;try{
    return/^\[[0-9a-f:.]*\]$/.test(e)?new URL(`http://${e}`).hostname:void 0}catch{return}}const we=a.origins.map((e=>{
    const t={scheme:"",host:"",isWildcard:!1,port:0};if("/"===e)return{...t,form:"path"};if(":"===e)return{...t,
    form:"compact"};const[n="",r=""]=e.split("://");if(!ke(n))return{...t,form:"scheme",scheme:n}
    ;const s=r.startsWith("{"),[o,i]=ye(U(s?r.replace(/^[^}]*\}/,"*"):r)),a=$e(o)??o,c=a.startsWith("*");return{
    form:s?"host":"web",scheme:n,host:c?a.slice(1):a,isWildcard:c,port:xe(i,n)??0}
    })),Me=e=>we[e],Ae=e=>we.map(((e,t)=>t)).filter((t=>e(Me(t)))),Ce=e=>e.origins??a.origins.map(((e,t)=>t)).filter((e=>e<a.listed)),Ee=({form:e,host:t,isWildcard:n})=>n?2**31-1-t.length:"web"===e?0:-1,Se=e=>/^[a-z0-9_-]+(?:\.[a-z0-9_-]+)*$/.test(e)
    ;const Ie=(e,t,n)=>`${e}://${t}${n===be(e)?"":`:${n}`}`;function je(e,t,n){const r=Ae((r=>function(e,t,n,r){
    return e.scheme===t&&e.port===r&&("web"===e.form||"host"===e.form)&&(e.isWildcard?!(n.length<=e.host.length||!n.endsWith(e.host))&&(Se(n.slice(0,n.length-e.host.length))||"web"===e.form&&"["===n[0]):e.host===n)
    }(r,e,t,n))),s=e=>2*Ee(Me(e))+("host"===Me(e).form?1:0),o=[...r].sort(((e,t)=>s(e)-s(t)))[0];if(void 0===o)return
    ;const i=Me(o);if("web"===i.form){const s=r.filter((e=>"web"===Me(e).form));return{form:"web",prefix:Ie(e,t,n),
    fitting:s,captured:0}}const a=t.length-i.host.length;return{form:"host",prefix:Ie(e,"*"+i.host,n),fitting:[o],captured:a
    }}function qe(e){const{form:t,scheme:n,host:r,isWildcard:s,port:o}=Me(e);switch(t){case"path":case"compact":return{
    form:t,prefix:"",fitting:[e]};case"scheme":return{form:t,prefix:`${n}://`,fitting:Ae((e=>e.form===t&&e.scheme===n))}
    ;case"web":return s?void 0:je(n,r,o);case"host":return{form:t,prefix:Ie(n,"*"+r,o),fitting:[e]}}}
    const Oe=e=>a.areLenient??"scheme"===e,Ne=e=>"."===e||".."===e;function ze(e){
    return"\\"===e?"backslash":/[\0\r\n]/.test(e)?"control":/[\u0001-\u001f\u007f-\u009f]/.test(e)?"rawControl":void 0}
    function Re(e,t,n){const r=(t,n)=>new TextDecoder("utf-8",{fatal:!0,ignoreBOM:!0}).decode(new Uint8Array(e.slice(0,t)),{
    stream:!n});try{return r(e.length,!0)}catch{let s="";try{for(let t=0;t<=e.length;t++)s=r(t,!1)}catch{}
    throw new re("utf8",t[Q(s).length]??n)}}function Te(e,t,n,r=!1){const s=e.slice(t,n)
    ;if(/^[!-$&-*,-[\]-~]*$/.test(s))return{text:s,start:t,end:n};const[o,i]=[[],[]];for(let s=t;s<n;){
    const t=String.fromCodePoint(e.codePointAt(s)),a="%"===t?/^%([0-9A-Fa-f]{2})/.exec(e.slice(s,Math.min(n,s+3))):void 0,c=a?[parseInt(a[1],16)]:Q("+"===t&&r?" ":t),u=a&&[0,10,13].includes(c[0]),l=null===a?"escape":u?"control":ze(t)
    ;if(l)throw Re(o,i,s),new re(l,s);for(const e of c)[o[o.length],i[i.length]]=[e,s];s+=a?3:t.length}return{
    text:Re(o,i,n),start:t,end:n}}function Le(e){if(Q(e).length>a.limits.bytes)throw new re("tooLong",e.length)
    ;if(""===e)throw new re("empty",0);const t=e.search(/[\ud800-\udfff]/u);if(t>=0)throw new re("utf8",t);if("/"===e[0]){
    const t=Ae((({form:e})=>"path"===e));if("/"===e[1]&&(0===t.length||!Oe("path")))throw new re("protocolRelative",1)
    ;if(0===t.length)throw new re("unknownOrigin",0);return _e(e,0,{form:"path",prefix:"",fitting:t})}
    const[n,r="",s]=/^([A-Za-z][A-Za-z0-9+.-]*):(\/\/)?/.exec(e)??[],o=U(r);if(void 0!==n&&s)return function(e,t,n){
    const r=n+e.slice(n).search(/[/?#]|$/),s=e.slice(n,r),o=e=>s.includes(e)?n+s.indexOf(e):void 0,i=o("@");if(!ke(t)){
    const r=Ae((e=>"scheme"===e.form&&e.scheme===t));if(0===r.length)throw Ze(e);if(void 0!==i)throw new re("userInfo",i)
    ;return _e(e,n,{form:"scheme",prefix:`${t}://`,fitting:r},[],o(":"))}const a=o("\\")
    ;if(void 0!==a)throw new re("backslash",a);if(void 0!==i)throw new re("userInfo",i);const[c,u]=ye(U(s))
    ;if(""===c)throw new re("host",n);const l=$e(c);if(void 0===l)throw new re("address",n)
    ;const f=c.startsWith("[")?-1:c.search(/[^a-z0-9._-]/);if(f>=0)throw new re("hostByte",n+f)
    ;if(Ue(l))throw new re("hostNumber",n);const d=xe(u,t);if(void 0===d)throw new re("port",n+c.length+1);const m=je(t,l,d)
    ;if(!m)throw new re("unknownOrigin",n);const h=n+m.captured;return _e(e,r,m,m.captured>0?[{text:l.slice(0,m.captured),
    start:n,end:h}]:[])}(e,o,n.length)
    ;if(void 0!==n&&(ke(o)||we.some((e=>e.scheme===o))))throw new re("slashesAfterScheme",n.length);return function(e){
    const t=[...e].findIndex((e=>" "===e||void 0!==ze(e))),n=[...e].slice(0,t).join("").length,r=t<0?void 0:ze(e[n])??"unprintable",s=Ae((({form:e})=>"compact"===e))
    ;if(0===s.length){if(r&&"backslash"!==r&&"unprintable"!==r)throw new re(r,n);throw Ze(e)}
    if(r)throw new re("control"===r?"control":"unprintable",n);if(Z(e))throw new re("script",0);const o=[];let i=0
    ;for(const t of e.split(":")){const e={text:t,start:i,end:i+t.length};We(o,(()=>e),i),i=e.end+1}return{text:e,source:{
    form:"compact",prefix:"",fitting:s},segments:o,items:[],fragment:void 0,pathEnd:e.length,isRaw:!1,hasColon:!1}}(e)}
    const Ze=e=>new re(Z(e)?"script":"unknownOrigin",0),Ue=e=>/(?:^|\.)(?:[0-9]+|0x[0-9a-f]*)\.?$/.test(e)&&!/^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?=\d)|$)){4}$/.test(e)
    ;function We(e,t,n){if(e.length>=a.limits.segments)throw new re("tooManySegments",n);const r=t()
    ;if(Ne(r.text))throw new re("dotSegment",n);e.push(r)}function _e(e,t,n,r=[],s){
    const o=t+e.slice(t).search(/[?#]|$/),i=[...r];for(let r="/"===e[t]?t+1:t;r<o;){const t=e.indexOf("/",r),s=t<0||t>o?o:t
    ;if(s===r&&!Oe(n.form))throw new re("emptySegment",r);s>r&&We(i,(()=>Te(e,r,s)),r),r=s+1}
    if(void 0!==s&&!a.routes.some((e=>At(e,i[0]?.text??""))))throw new re("authorityColon",s)
    ;const c=e.indexOf("#",o),u=c<0?e.length:c,l="?"===e[o]?De(e,o+1,u):[],f=c<0?void 0:Te(e,c+1,e.length);return{text:e,
    source:n,segments:i,items:l,fragment:f,pathEnd:o,isRaw:!1,hasColon:void 0!==s}}function De(e,t,n,r=!0===a.plusIsSpace){
    const s=[];for(let o=t;o<n;){const t=e.indexOf("&",o),i=t<0||t>n?n:t,c=e.slice(o,i).indexOf("=");if(i>o){
    if(s.length>=a.limits.queryItems)throw new re("tooManyItems",o);const t=Te(e,o,c<0?i:o+c,r),n=Te(e,c<0?i:o+c+1,i,r)
    ;s.push({key:t,value:n,hasValue:c>=0})}o=i+1}return s}function Fe(e){
    const[,t="",n="",r=""]=/^([^?#]*)(\?[^#]*)?(#[^]*)?$/.exec(e)??[]
    ;if(""===e||se((()=>Te(e,0,e.length)))instanceof re)return;if(t.split("/").some((e=>Ne(e.replace(/%2e/gi,".")))))return
    ;const[s,o,i]=[/[ "<>^`{}]|[^\0-~]/gu,/[ "<>']|[^\0-~]/gu,/[ "<>`]|[^\0-~]/gu];return he(t,s)+he(n,o)+he(r,i)}
    function Pe(e){const t=se((()=>Le(e))),n=t instanceof re?[]:[t];if(0===Qe||Q(e).length>a.limits.bytes)return n
    ;const r=e.search(/[?#]|$/);let s=Math.min(Qe,a.limits.segments)+3
    ;for(let t=e.indexOf("/");t>=0&&t<r&&s>0;t=e.indexOf("/",t+1)){if("/"===e[t-1])continue;s--
    ;const r=Fe(e.slice(t+1)),o=void 0===r?void 0:se((()=>Le(e.slice(0,t+1)+"a")))
    ;if(void 0===r||!o||o instanceof re)continue;if("compact"===o.source.form||o.segments.length<2)continue;const i={text:r,
    start:t+1,end:e.length};n.push({...o,text:e,segments:[...o.segments.slice(0,-1),i],pathEnd:e.length,isRaw:!0})}return n}
    function Ge(e,t){if("string"==typeof e)return{kind:"literal",part:e,pieces:[e],rank:0}
    ;const n=t.next().value,[r=0,s]="object"==typeof n?n:[n];return"number"==typeof e?{kind:"capture",part:e,pieces:[e],
    rank:r,tail:s}:"kind"in e?{kind:e.kind,part:e,pieces:"*"===e.kind?[]:[e.slot],rank:r}:{kind:"mixed",part:e,pieces:e,
    rank:r}}const Be=({path:t=[],query:n=[]})=>n.length>0||t.some((t=>e(t)&&t.branches.some(Be)))
    ;const He=a.routes.map((function({path:t=[],query:n=[],ranks:r=[]}){
    const s=[],o=r[Symbol.iterator](),i=e=>s.push(e)-1,a=(e,t)=>{const{edges:n}=s[i({group:e,edges:[]})]
    ;for(const r of e.branches)n.push(s.length),t(r);"optional"===e.kind&&n.push(s.length)},c=t=>{for(const n of t){
    if(!e(n)){i({take:Ge(n,o),edges:[s.length+1]});continue}const t=[];a(n,(e=>{c(e.path??[]),
    "either"===n.kind&&t.push(s[i({edges:[]})])}));for(const e of t)e.edges.push(s.length)}},u=(t,n)=>{const r=t[t.length-1]
    ;if(void 0!==r&&e(r)&&r.branches.some(Be)){if(c(t.slice(0,-1)),a(r,(e=>u(e.path??[],[...e.query??[],...n]))),
    "either"===r.kind)return}else c(t);i({steps:n,edges:[]})};return u(t,n),s
    })),Ve=({number:e})=>He[e],Je=({path:t=[]})=>t.reduce(((t,n)=>{if(e(n))return t+Math.max(...n.branches.map(Je))
    ;return t+("object"==typeof n&&"kind"in n&&"raw"!==n.kind?1/0:1)
    }),0),Qe=a.routes.filter((e=>Ve(e).some((({take:e})=>"raw"===e?.kind)))).reduce(((e,t)=>Math.max(e,Je(t))),0)
    ;function Ke(e,t){const n=e.findIndex(((e,n)=>e!==t[n]));return n<0?e.length<t.length:!(n>=t.length)&&e[n]<t[n]}
    const Ye=(e,t)=>Ke(e,t)?-1:Ke(t,e)?1:0,Xe=(e,t)=>(e.parameters??[])[t],et=(e,t)=>V(Xe(e,t));function tt(e,t,n,r){
    const s=e=>r?U(e):e,o=new Set,i=(a,c)=>{const u=t.pieces[a];if(void 0===u)return c===n.length?[]:void 0
    ;if("string"==typeof u){return s(n.slice(c,c+u.length))===s(u)?i(a+1,c+u.length):void 0}const l=a*(n.length+1)+c
    ;if(o.has(l))return;for(let s=a===t.pieces.length-1?n.length:c+1;s<=n.length&&s>c;s++){
    if(!D(et(e,u),n.slice(c,s),r))continue;const t=i(a+1,s);if(t)return[[c,s],...t]}o.add(l)};return i(0,0)}
    function nt(e,t,n,r=!0){const s=r&&!0===e.ignoresCase,o=t.pieces[0];switch(t.kind){case"literal":
    return n===o||s&&U(n)===U(o);case"mixed":return""!==n&&void 0!==tt(e,t,n,s);case"capture":
    return(""!==n||!r)&&D(et(e,o),n,s);case"raw":return""!==n&&D(et(e,o),n);default:return""!==n}}
    const rt=(e,t)=>"*"===e.kind||"rest"===e.kind||void 0!==e.tail&&"compact"===t
    ;function st(e,{segments:t,source:n,isRaw:r},s,o=!0!==a.isDeclared){
    const i=Ve(e),{length:c}=t,u=new Map,l=(e,t)=>e&&t?o?Ke(t.ranks,e.ranks)?t:Ke(e.ranks,t.ranks)?e:{...e,
    ends:[...e.ends,...t.ends]}:e:e??t,f=(o,a)=>{const{take:u,group:f,steps:m,edges:h}=i[o];if(m){return a===c&&s(m)?{
    ranks:[],taken:[],choices:[],ends:[m]}:void 0}return u?((s,o,i)=>{let a;for(let u=1;o+u<=c&&(1===u||rt(s,n.form));u++){
    const n=o+u-1;if((r&&n===c-1)!==("raw"===s.kind))break;if(1===u&&!nt(e,s,t[n].text))break
    ;if(void 0===s.tail&&""===t[n].text)break;const f=d(i,o+u);if(!f)continue
    ;const m=[s.rank,...Array(u-1).fill(s.tail??s.rank),...f.ranks];a=l(a,{...f,ranks:m,taken:[{take:s,from:o,count:u
    },...f.taken]})}return a})(u,a,h[0]):h.reduce(((e,t,n)=>{const r=d(t,a),s="optional"===f?.kind?1-n:n;return l(e,r&&f?{
    ...r,choices:[[f,s],...r.choices]}:r)}),void 0)},d=(e,t)=>{const n=e*(c+1)+t;return u.has(n)||u.set(n,f(e,t)),u.get(n)}
    ;return d(0,0)}const ot=()=>({found:[],choices:new Map,uses:new Map,present:[0,0],rest:0
    }),it=e=>Array.isArray(e),at=e=>!it(e)&&void 0!==e.rest,ct=e=>it(e)?[e]:at(e)?[]:e.items,ut=e=>!V(e).isArray&&(void 0!==e.default||!0===e.isUnknown)
    ;function lt(e,[,t]){return"string"==typeof t||!et(e,t).isArray&&!ut(Xe(e,t))}
    const ft=(e,t)=>it(t)?lt(e,t):!at(t)&&!0!==t.isOptional,dt=e=>Ve(e).flatMap((({steps:e=[]})=>e.flatMap((e=>ct(e).map((([e])=>e)))))),mt=(e,t)=>0===t?`query item "${e}"`:`item "${e}" of the fragment`
    ;function ht(e,[t,n],r,s,o,i){
    const c=s.filter((e=>e.key.text===t)),u="number"==typeof n?et(e,n):void 0,l=({value:{text:e}})=>u?D(u,e):e===n,f=e=>{
    if("number"!=typeof n)return;const r=e.map((e=>e.value.text)),s=u?.isArray?r:r[0];i.found.push({slot:n,where:mt(t,o),
    spans:e.map((e=>e.value)),value:s})};if(u?.isArray){const e=c.filter(l)
    ;return e.length<c.length&&a.isStrict?"refused":(c.forEach((e=>i.uses.set(e,l(e)))),e.length>0&&f(e),
    e.length>0&&i.present[o]++,"present")}return 1===c.length&&c.every(l)?(f(c),c.forEach((e=>i.uses.set(e,!0))),
    r&&i.present[o]++,"present"):!r||c.length>0&&a.isStrict?"refused":(c.forEach((e=>i.uses.set(e,!1))),"passed")}
    function pt(e,t,n,r=0,s=ot()){if(it(t)){const o="number"==typeof t[1]&&ut(Xe(e,t[1]));return"refused"!==ht(e,t,o,n,r,s)}
    if(at(t)){const r=dt(e),o=n.filter((e=>!r.includes(e.key.text)));o.forEach((e=>s.uses.set(e,!0))),s.rest=o.length
    ;const i=o.map((e=>({...e.value,start:e.key.start}))),a=o.map(ge).join("&");return s.found.push({slot:t.rest,
    where:o.length>0?"the rest of the query":"",spans:i,value:a}),!0}if(t.isOptional){const o=ht(e,t.items[0],!0,n,r,s)
    ;return s.choices.set(t,"present"===o?1:0),"refused"!==o}const o=t.items.findIndex((t=>"present"===ht(e,t,!1,n,r,s)))
    ;return s.choices.set(t,o),o>=0}function gt(e,t){const{fragment:n,text:r,source:s}=t;if("text"===e)return{
    segments:n?[n]:[],items:[],isRooted:!1};if(!n)return{segments:[],items:[],isRooted:!1}
    ;const{start:o,end:i}=n,a=se((()=>{if("items"===e)return{segments:[],items:De(r,o,i),isRooted:!1}
    ;const t=r.indexOf("?",o),n=t<0?i:t,a="/"===r[o]&&o<i,c=[];for(let e=a?o+1:o;e<n;){
    const t=r.indexOf("/",e),o=t<0||t>n?n:t;if(o===e&&!Oe(s.form))return;o>e&&We(c,(()=>Te(r,e,o)),e),e=o+1}return{
    segments:c,items:t<0?[]:De(r,t+1,i),isRooted:a}}));return a instanceof re?void 0:a}function vt(e){
    const t=e.fragment?.path??[],n=t.filter((e=>"string"!=typeof e)).length,r=(e.ranks??[]).slice(-n||1/0)[Symbol.iterator]()
    ;return t.map((e=>Ge(e,r)))}function kt(e,{take:t,from:n,count:r},s,o=""){
    const i=s.slice(n,n+r),a=(1===r?`segment ${n+1}`:`segments ${n+1} to ${n+r}`)+o,c=i.map((e=>e.text)),[u]=i
    ;if("literal"===t.kind||!u)return[];if("mixed"!==t.kind){const e="rest"===t.kind?c:c.join(":")
    ;return t.pieces.map((t=>({slot:t,where:a,spans:i,value:e})))}const l=tt(e,t,u.text,""===o&&!0===e.ignoresCase)??[]
    ;return t.pieces.filter((e=>"number"==typeof e)).map(((e,t)=>{const[n,r]=l[t]??[0,u.text.length],s=bt(u,n,r);return{
    slot:e,where:a,spans:[s],value:s.text}}))}const bt=(e,t,n)=>e.text.length===e.end-e.start?{text:e.text.slice(t,n),
    start:e.start+t,end:e.start+n}:{...e,text:e.text.slice(t,n)};function yt(e,t,n=ot()){const{fragment:r}=e,{fragment:s}=t
    ;if(!r)return!0;if(r.isOptional&&n.choices.set(r,s?1:0),r.kind){if(r.isOptional&&!s)return!0
    ;const o=gt(r.kind,t),i=vt(e);if(!o||o.segments.length!==i.length||"text"===r.kind&&!s)return!1
    ;if("path"===r.kind&&o.isRooted!==(!0===r.isRooted))return!1
    ;return!!i.every(((t,n)=>nt(e,t,o.segments[n].text,!1)))&&(i.forEach(((t,r)=>{n.found.push(...kt(e,{take:t,from:r,
    count:1},o.segments," of the fragment"))})),(r.query??[]).every((t=>pt(e,t,o.items,1,n))))}const{value:o}=r
    ;return s?"number"!=typeof o?s.text===o:(n.found.push({slot:o,where:"fragment",spans:[s],value:s.text}),
    D(et(e,o),s.text)):!0===r.isOptional||"number"==typeof o&&ut(Xe(e,o))}
    const xt=(e,t)=>void 0===e.method||e.method===t||"GET"===e.method&&"HEAD"===t,$t=({source:{form:e}})=>"web"===e||"path"===e||"host"===e,wt=(e,t)=>(!e.isWebOnly||$t(t))&&Ce(e).some((e=>t.source.fitting.includes(e)))
    ;function Mt(t,n){const[r]=t;if(void 0===r)return[];if("string"==typeof r)return[r];if("number"==typeof r){
    const e=et(n,r);return"members"===e.kind?[]:e.members??[]}
    if(!e(r))return!("kind"in r||!r.some((e=>/:/.test(String(e)))))||[];const s=r.branches.map((e=>Mt(e.path??[],n)))
    ;return"optional"===r.kind&&s.push(Mt(t.slice(1),n)),!!s.includes(!0)||s.flatMap((e=>!0===e?[]:e))}function At(e,t){
    const n=Mt(e.path??[],e);if(!0===n)return!0;const r=t=>e.ignoresCase?U(t):t
    ;return n.some((e=>e.includes(":")&&r(e)===r(t)))}const Ct=(e,{hasColon:t,segments:n})=>!t||At(e,n[0]?.text??"")
    ;function Et(e,t){const n=a.routes[e];if(!wt(n,t)||!Ct(n,t)||!yt(n,t))return
    ;const r=st(n,t,(e=>e.every((e=>pt(n,e,t.items))))),[s]=r?.ends??[];if(!r||!s)return;const o=ot()
    ;for(const[e,t]of r.choices)o.choices.set(e,t);o.found.push(...r.taken.flatMap((e=>kt(n,e,t.segments)))),
    s.forEach((e=>pt(n,e,t.items,0,o))),yt(n,t,o)
    ;const i=({from:e,count:n})=>t.segments.slice(e,e+n).map((e=>e.text)),c=r.taken.filter((({take:e})=>"*"===e.kind)),u=[...t.items,...n.fragment?.kind?gt(n.fragment.kind,t)?.items??[]:[]],l=new Map([...o.uses].map((([e,t])=>[e.key.start,t])))
    ;return{...o,number:e,route:n,link:t,path:r,query:s,wildcards:new Map(c.map((e=>[e.take.part,i(e)]))),
    extra:u.filter((e=>!l.has(e.key.start))),unread:u.filter((e=>!1===l.get(e.key.start)))}}function St(e,t){let n
    ;for(const r of t){const t=Et(e,r);t&&(!n||!a.isDeclared&&Ke(t.path.ranks,n.path.ranks))&&(n=t)}return n}
    function It({path:e,link:t}){const n=e.taken.find((({take:e,from:n,count:r})=>{
    if("rest"!==e.kind&&"raw"!==e.kind&&(void 0===e.tail||"compact"!==t.source.form))return!1
    ;const s=t.segments.slice(n,n+r).map((e=>e.text));return Z("compact"===t.source.form?s.join(":"):s[0])}))
    ;return n&&t.segments[n.from]?.start}function jt(e,t){const n=Pe(e)
    ;return a.routes.map(((e,t)=>St(t,n))).filter((e=>void 0!==e)).sort(((e,n)=>function(e,t,n){
    const r=a.isDeclared?0:Ye(e.path.ranks,t.path.ranks);if(0!==r||a.isDeclared)return r;const[s,o]=[wn(e,n),wn(t,n)]
    ;return bn(Object.values(s),Object.values(o))}(e,n,t)))}
    const qt=(e,t)=>JSON.stringify(e)===JSON.stringify(t),Ot=(e,t)=>{const n=({values:e})=>e.map((e=>e??null))
    ;return[...e.choices.keys(),...t.choices.keys()].every((n=>(e.choices.get(n)??0)===(t.choices.get(n)??0)))&&qt(n(e),n(t))
    };function Nt({route:e,values:t}){const n=new Map;return t.forEach(((t,r)=>{void 0!==t&&n.set(Xe(e,r).name,t)})),n}
    const zt=(e,t)=>{const n=e=>[...Nt(e)].sort((([e],[t])=>e<t?-1:1));return qt(n(e),n(t))
    },Rt=t=>"string"==typeof t?[]:"number"==typeof t?[t]:e(t)?t.branches.flatMap(Zt):"kind"in t?"*"===t.kind?[]:[t.slot]:t.filter((e=>"number"==typeof e)),Tt=([,e])=>"number"==typeof e?[e]:[],Lt=e=>at(e)?[e.rest]:ct(e).flatMap(Tt),Zt=({path:e=[],query:t=[]})=>[...e.flatMap(Rt),...t.flatMap(Lt)],Ut=e=>"number"==typeof e.value?[e.value]:Zt(e),Wt=({path:t=[]})=>t.some((t=>_t(t)||e(t)&&t.branches.some(Wt))),_t=e=>"object"==typeof e&&"kind"in e&&"*"===e.kind,Dt=(e,{path:t=[]})=>t.some((t=>"number"==typeof t&&ut(Xe(e,t))))
    ;function Ft({branches:e},t){const n=e.map((e=>Zt(e).length>0)),r=n.includes(!0)?n.indexOf(!0):e.length
    ;return r<2||t>=r?t:Math.max(0,e.slice(0,r).findIndex((e=>!Wt(e))))}
    const Pt=(e,t)=>e.slice(0,t+1).every((e=>0===Tt(e).length))?0:t;function Gt({path:t=[],query:n=[]},r){for(const n of t){
    if(!e(n)){r.part(n);continue}const t=r.choose(n),s="either"===n.kind?n.branches[t]:1===t?n.branches[0]:void 0
    ;s&&Gt(s,r),r.leave?.(n)}n.forEach(r.step)}const Bt=(e,t,n)=>{const r=Xe(e,t)
    ;return!ut(r)||void 0!==n&&(void 0===r.default||!qt(n,r.default))
    },Ht=e=>e.default??(V(e).isArray?[]:"query"===V(e).kind?"":void 0);function Vt(e,t,n){
    const r=new Map,s=(e,t)=>(r.set(e,t),t),o=n=>Bt(e,n,t[n]),i=(e,t,r=!1)=>s(e,n.isPresent(e,t,r)?1:0),a=e=>{
    const t=e=>e.forEach((e=>n.take(e,!1)))
    ;it(e)||at(e)?t(Lt(e)):e.isOptional?1===i(e,Lt(e))&&t(Lt(e)):t(Tt(e.items[s(e,n.item(e,e.items))]))};Gt(e,{
    part:e=>Rt(e).forEach((e=>n.take(e,!0))),choose:t=>{const[r={}]=t.branches;if("either"===t.kind)return s(t,n.branch(t))
    ;const o=i(t,Zt(r),Wt(r));return Dt(e,r)?1:o},leave:t=>{const[n={}]=t.branches
    ;"optional"===t.kind&&Dt(e,n)&&s(t,Zt(n).some(o)?1:0)},step:a});const{fragment:c}=e
    ;if(c&&(!c.isOptional||1===i(c,Ut(c)))){(void 0===c.value?c.path??[]:[c.value]).flatMap(Rt).forEach((e=>n.take(e,!1))),
    (c.query??[]).forEach(a)}return r}function Jt(e,t=!1,n=!1){
    const{route:r,found:s,choices:o}=e,i=(r.parameters??[]).map((()=>{})),a=new Map(s.map((({slot:e,value:t})=>[e,t]))),c=Vt(r,i,{
    take:(e,t)=>{const s=Xe(r,e),o=t&&!0===r.ignoresCase,c=e=>n?e:_(V(s),e,o)??e,u=a.get(e)
    ;i[e]=void 0===u?Ht(s):"string"==typeof u?c(u):u.map(c)},isPresent:(e,n,r)=>n.length>0||t&&r?1===o.get(e):!r,branch:e=>{
    const n=o.get(e)??0;return t&&Wt(e.branches[n]??{})?n:Ft(e,n)},item:(e,t)=>Pt(t,o.get(e)??0)});return{route:r,values:i,
    choices:c}}function Qt(t,n){const r=t.parameters??[];if([...n.keys()].some((e=>!r.some((t=>t.name===e)))))return
    ;const s=r.map((({name:e})=>n.get(e))),o=e=>void 0!==s[e],i=e=>o(e)&&void 0!==Kt(r[e],s[e]),a=r.map((()=>{})),c=Ve(t).flatMap((({take:e})=>"rest"===e?.kind?e.pieces:[])),u=new Set
    ;let l=!0;const f=(e,t)=>e.filter(t).length,d=(e,t,n)=>{const r=e.map((e=>[n(e)?1:0,f(t(e),i),f(t(e),o)]))
    ;return r.reduce(((e,t,n)=>Ke(r[e],t)?n:e),0)},m=e=>{if(at(e))return!0;if(it(e)){const[n]=Tt(e)
    ;return void 0===n||i(n)||!o(n)&&!lt(t,e)}return!0===e.isOptional||e.items.some((e=>Tt(e).every(i)))
    },h=({path:t=[],query:n=[]})=>t.every((t=>e(t)?"optional"===t.kind||t.branches.some(h):Rt(t).every(i)))&&n.every(m),p=Vt(t,a,{
    take:e=>{const t=r[e];u.add(e),a[e]=o(e)?Kt(t,s[e]):Ht(t),void 0!==a[e]||!o(e)&&ut(t)||(l=!1),
    c.includes(e)&&!o(e)&&(l=!1)},isPresent:(e,t,n)=>0===t.length?!n:t.some(o),branch:e=>Ft(e,d(e.branches,Zt,h)),
    item:(e,t)=>Pt(t,d(t,Tt,(e=>Tt(e).every(i))))})
    ;return l&&!r.some((({name:e},t)=>o(t)&&!u.has(t)&&!r.some(((t,n)=>t.name===e&&u.has(n)))))?{route:t,values:a,choices:p
    }:void 0}function Kt(e,t){const n=V(e),r=e=>{const t=_(n,e);return void 0===t||/[\0\r\n]/.test(t)?void 0:t}
    ;if(void 0===t||"string"!=typeof t!=(!0===n.isArray))return;if("string"==typeof t)return r(t);const s=t.map(r)
    ;return s.includes(void 0)?void 0:s}function Yt(e,t,n=new Map,r=!1){const{route:s,values:o,choices:i}=e,[a,c]=[[],[]]
    ;let u,l=!1,f=!0,d=!1;const m=e=>{const t=Xe(s,e),n=o[e];if(void 0===n)return;const i=r?n:Kt(t,n)
    ;return void 0===i&&(l=!0),i},h=e=>{const t=m(e)??Ht(Xe(s,e));return"string"!=typeof t&&(l=!0),"string"==typeof t?t:""
    },p=e=>"string"==typeof e?e:"number"==typeof e?h(e):e.map((e=>"string"==typeof e?e:h(e))).join(""),g=(e,[t,n])=>{
    if("string"==typeof n)return void e.push(pe(t,n));const r=m(n);if("object"==typeof r){const o=Xe(s,n).default
    ;void 0!==o&&qt(r,o)||e.push(...r.map((e=>pe(t,e))))}else Bt(s,n,r)&&e.push(pe(t,h(n)))},v=e=>t=>{if(at(t)){
    const n=De(h(t.rest),0,h(t.rest).length,!1);n.some((e=>dt(s).includes(e.key.text)))&&(l=!0),e.push(...n.map(ge))
    }else it(t)?g(e,t):t.isOptional?1===i.get(t)&&g(e,t.items[0]):g(e,t.items[i.get(t)??0])};let k;Gt(s,{part:e=>{var t
    ;f&&(d=Xt(s,e)),
    f=!1,"object"==typeof e&&"kind"in e?"*"===e.kind?a.push(...n.get(e)??["*"]):"raw"===e.kind?u=h(e.slot):"object"!=typeof(t=m(e.slot))||0===t.length||Z(t[0])?l=!0:a.push(...t):a.push(p(e))
    },choose:e=>i.get(e)??0,step:v(c)});const{fragment:b}=s;if(b&&(!b.isOptional||1===i.get(b)))if(b.kind){
    const e=[],t=(b.path??[]).map((e=>p(e)));(t.includes("")||"path"===b.kind&&t.some(Ne))&&(l=!0),
    (b.query??[]).forEach(v(e)),k=function({kind:e,isRooted:t},n,r){
    const s=n.map((t=>he(t,"path"===e?ie:ce))).join("/"),o=r.join("&"),i=(t?"/":"")+s+(""===o||"items"===e?o:"?"+o)
    ;return""===i?void 0:i}(b,t,e)
    }else"string"==typeof b.value?k=he(b.value,ce):void 0!==b.value&&Bt(s,b.value,m(b.value))&&(k=he(h(b.value),ce))
    ;return l?void 0:ve(t,{segments:a,rawRest:u,items:c,fragment:k,foldsHost:d})}
    const Xt=(e,t)=>!0===e.ignoresCase&&("string"==typeof t||"number"==typeof t&&void 0!==et(e,t).members);function en(e){
    const{name:t}=a.routes[e],n=a.routes.map(((e,t)=>t)).filter((e=>(({name:e,gone:n})=>e===t&&void 0===n)(a.routes[e])))
    ;n.sort(((e,t)=>tn(e)-tn(t)));const r=e=>Wt(a.routes[e]);return[...n.filter((e=>!r(e))),...n.filter(r)]}
    const tn=e=>a.declared?.[e]??e;function nn(e,t){const{link:n,number:r,wildcards:s}=e,{text:o,source:i}=n,c=Jt(e),u=e=>{
    const n=match(e,t);return n?St(Number(n.route),Pe(e)):void 0},l=t=>{const n=a.routes[t]
    ;if(void 0!==n.deprecated||!Ce(n).some((e=>i.fitting.includes(e))))return
    ;const s=Nt(c),l=Qt(e.route,s),f=t===r?c:l&&Ot(l,c)?Qt(n,s):void 0,d=f&&Yt(f,i);if(void 0===d||!f)return
    ;const m=d===o?e:u(d);return d===o||m&&((e,t)=>{const n=Jt(e)
    ;return e.route===t.route?Ot(n,t):e.route.name===t.route.name&&zt(n,t)})(m,f)?d:void 0};if(0===s.size){
    const t=en(r).map(l).find((e=>void 0!==e)),n=!Wt(e.route)||void 0!==t&&0===u(t)?.wildcards.size
    ;if(void 0!==t&&n)return t}return[...[!1,!0].map((t=>Yt(Jt(e,!0,t),i,s,t))),sn(n),rn(n)].find((t=>void 0!==t&&(t=>{
    const n=u(t);if(!n||!zt(Jt(n),c))return!1;if(n.number!==r)return n.route.name===e.route.name&&0===s.size
    ;const o=[...s].every((([e,t])=>qt(n.wildcards.get(e),t)));return Ot(Jt(n),c)&&o&&n.wildcards.size===s.size})(t)))??o}
    function rn({text:e,source:t,segments:n}){const{form:r,prefix:s}=t;if("scheme"!==r&&"web"!==r&&"host"!==r)return
    ;const o=e.replace(/^[^/]*\/\//,"");return s.replace("*",(()=>n[0]?.text??""))+("scheme"===r?o:o.replace(/^[^/?#]*/,""))
    }function sn(e){const{segments:t,items:n,fragment:r,source:s,isRaw:o}=e;return ve(s,{
    segments:(o?t.slice(0,-1):t).map((e=>e.text)),rawRest:o?t[t.length-1]?.text:void 0,
    items:n.map((({key:e,value:t})=>pe(e.text,t.text))),fragment:r&&on(e,r)})}function on(e,{text:t,start:n,end:r}){
    const s=new Set(a.routes.map((e=>e.fragment?.kind)));if(!["path","items"].some((t=>s.has(t)&&gt(t,e))))return he(t,ce)
    ;return he(e.text.slice(n,r),/[^A-Za-z0-9\-._~!$&'()*+,;=:@/?%]/gu).replace(/%([0-9A-F]{2})/gi,((e,t)=>String.fromCharCode(parseInt(t,16)).replace(ue,(()=>e.toUpperCase()))))
    }const an=e=>({noun:e,name:e
    }),cn=e=>he(e,le),un=e=>e.replace(/%[0-9A-F]{2}|[A-Z]/g,(e=>e.length>1?e:e.toLowerCase())),ln=({kind:e,members:t})=>"members"!==e&&!0===t?.some((e=>/[a-z]/i.test(e))),fn=e=>e.members&&ln(e)?{
    ...e,name:[...new Set(e.name.split("|").map(un))].sort().join("|"),members:[...new Set(e.members.map(un))]}:e
    ;function dn(e){const t=e.isArray?e.name.replace(/^\[|\]$/g,""):e.name;return e.members&&"members"!==e.kind?{
    noun:`a set of ${e.members.length}`,name:`the set ${t}`}:{noun:`${/^[aeio]/.test(t)?"an":"a"} ${t}`,name:t}}
    function mn(e,t,n=!0===e.ignoresCase){const r=({noun:e,name:t})=>({noun:`${e} in any case`,name:`${t} in any case`
    }),[s]=t.pieces;switch(t.kind){case"literal":return an(`the literal "${cn(String(s))}"`);case"mixed":{
    const s=an(`the segment "${pn(e,t,n)}"`);return n&&t.pieces.some((t=>hn(e,t)))?r(s):s}case"*":return an('"*"')
    ;case"rest":return an('"{*rest}"');case"raw":return an('"{**rest}"');case"capture":{const t=et(e,s)
    ;return n&&ln(t)?r(dn(fn(t))):dn(t)}}}
    const hn=(e,t)=>"string"==typeof t?/[a-z]/i.test(t):ln(et(e,t)),pn=(e,t,n)=>t.pieces.map((t=>{
    if("string"==typeof t)return cn(n?un(t):t);const r=et(e,t);return`{:${(n?fn(r):r).name}}`
    })).join(""),gn=(e,t)=>e.noun===t.noun?`${e.name} comes before ${t.name}`:`${e.noun} comes before ${t.noun}`
    ;function vn({route:e,path:t,link:n},r){const s=t.taken.find((({from:e,count:t})=>e<=r&&r<e+t))
    ;return s?void 0!==s.take.tail&&r>s.from?an("the rest of a string"):"literal"===s.take.kind?an(`the literal "${cn(n.segments[r].text)}"`):mn(e,s.take):an("nothing")
    }const kn=(e,t)=>"string"==typeof t?an(`the literal "${cn(t)}"`):dn(et(e,t));function bn(e,t){
    if("object"!=typeof e||"object"!=typeof t)return e<t?-1:e>t?1:0
    ;const n=e.findIndex(((e,n)=>n>=t.length||0!==bn(e,t[n])));return n<0?e.length-t.length:n<t.length?bn(e[n],t[n]):1}
    const yn=(e,[t,n])=>"string"==typeof n?[t,0,n]:[t,1,Xe(e,n).type];function xn({route:e,query:t,choices:n}){
    const r=t.filter((t=>ft(e,t))).map((e=>ct(e)[n.get(e)??0]));return r.sort(((t,n)=>bn(yn(e,t),yn(e,n))))}
    const $n=({query:e})=>e.some(at);function wn(e,t){
    const{route:n,link:r,present:s,rest:o}=e,i=Ce(n).filter((e=>r.source.fitting.includes(e))),{fragment:a}=n;return{
    letters:n.ignoresCase?1:0,requiredCount:-xn(e).length,requiredItems:xn(e).map((e=>yn(n,e))),optionalCount:-s[0],
    queryRest:o>0?0:$n(e)?2:1,fragment:[n.fragmentRank??0,-s[1]],host:Math.min(...i.map((e=>Ee(Me(e))))),
    method:void 0===n.method?2:n.method===t?0:1,optionalGroups:An(n)+(a?An(a):0)+(a?.isOptional?1:0),text:n.shape,
    origin:i[0]}}const Mn=(e,t)=>Object.keys(e).find((n=>0!==bn(e[n],t[n])))??"origin";function An({path:t=[],query:n=[]}){
    const r=t.filter(e),s=r.flatMap((({branches:e})=>e.map(An))),o=n.filter((e=>!it(e)&&!at(e)&&e.isOptional)),i=r.filter((({kind:e})=>"optional"===e)).length+o.length
    ;return s.reduce(((e,t)=>e+t),i)}function Cn(e,t,n){if(a.isDeclared)return"it was declared first"
    ;const[r,s]=[e.path.ranks,t.path.ranks],o=r.findIndex(((e,t)=>t<s.length&&e!==s[t]))
    ;if(o>=0)return`segment ${o+1}: ${gn(vn(e,o),vn(t,o))}`
    ;if(r.length!==s.length)return`segment ${r.length+1}: no segment comes before ${vn(t,r.length).noun}`
    ;const[i,c]=[wn(e,n),wn(t,n)];switch(Mn(i,c)){case"letters":return"it does not ignore case";case"requiredCount":
    return"it requires more query items";case"requiredItems":return function(e,t){
    const[n,r]=[xn(e),xn(t)],s=n.findIndex(((n,s)=>0!==bn(yn(e.route,n),yn(t.route,r[s])))),[[o,i],[a,c]]=[n[s],r[s]]
    ;return o!==a?`its query key "${o}" comes before "${a}"`:`query item "${o}": ${gn(kn(e.route,i),kn(t.route,c))}`}(e,t)
    ;case"optionalCount":return"more of its optional query items are there";case"queryRest":
    return $n(e)?"it takes the rest of the query":"the query has no rest, which the other asks for";case"fragment":
    return function(e,t){const[n,r]=[e.fragment,t.fragment],s=void 0!==n.kind||void 0!==r?.kind
    ;if(!r)return s?"it reads the fragment":"string"==typeof n.value?"its fragment is a literal":"it captures the fragment"
    ;if(r.isOptional&&!n.isOptional)return"its fragment is not in parentheses";const o=(e,{kind:t,value:n})=>{
    if("path"===t)return"a path";if("items"===t)return"a list of items";if(void 0!==n)return kn(e,n).noun;const[r]=vt(e)
    ;return r?mn(e,r,!1).noun:""};if(!s)return`fragment: ${gn(kn(e,n.value),kn(t,r.value))}`
    ;if(n.kind!==r.kind||void 0===n.kind)return`fragment: ${o(e,n)} comes before ${o(t,r)}`
    ;const[i,a]=[e,t].map((e=>vt(e).map((t=>mn(e,t,!1))))),c=i.findIndex(((e,t)=>e.name!==a[t]?.name)),[u,l]=[i?.[c],a?.[c]]
    ;return u&&l?`segment ${c+1} of the fragment: ${gn(u,l)}`:"the items of its fragment come first"}(e.route,t.route)
    ;case"host":return En(i.host);case"method":
    return 1===i.method?"it names GET, which answers HEAD":1===c.method?"it names HEAD, and not GET":"it names the method"
    ;case"optionalGroups":return"it has fewer optional groups";case"text":return"its text comes first";default:
    return"its origin is listed first"}}
    const En=e=>e<0?"it answers at bare paths":0===e?"its host is exact":"its host has a longer suffix"
    ;const Sn=5,In=16,jn=32,qn=(e,t)=>e.differs!==t.differs?e.differs<t.differs:e.agrees>t.agrees,On=(e,t,n)=>({...e,
    differs:e.differs+t,slips:[...e.slips,n]}),Nn=(e,t)=>({...e,agrees:e.agrees+t});function zn(e,t,n,r){
    const s=n.filter((e=>!r(e)));return s.reduce(((e,n,r)=>On(e,r<3?1:0,{kind:t,part:n})),e)}function Rn(e,t,n){
    const{text:r,start:s}=t.segments[n];if(!r.includes(";"))return;const[o]=/^[^;/?#]+(?=;)/.exec(t.text.slice(s))??[]
    ;return void 0===o||"compact"===t.source.form||e.pieces.some((e=>"string"==typeof e&&e.includes(";")))?void 0:r.slice(0,decodeURIComponent(o).length)
    }function Tn(e,t,n){const r=Ve(e),s=t.segments.map((e=>e.text)),o=(e,t,r,s=!1)=>{if(!r||r.differs>n)return;const o=e[t]
    ;o&&(s?qn(o,r):!qn(r,o))||(e[t]=r)},i=(e,t)=>void 0!==e&&e.differs+t<=n,a=e=>s.forEach(((t,n)=>{const r=e[n]
    ;i(r,3)&&o(e,n+1,On(r,3,{kind:"tooMany",segment:n}),!0)})),c=(r,c)=>{
    const u=c.map((()=>{})),l="*"===r.kind||"rest"===r.kind||"raw"===r.kind;return s.forEach(((a,f)=>{
    const d=c[f],m=d&&((n,r,o)=>{const a=s[r],c={kind:"value",take:n,segment:r},[u]=n.pieces;if("literal"===n.kind){
    if(nt(e,n,a))return Nn(o,4);const s=Rn(n,t,r);if(void 0!==s&&nt(e,n,s)){const e=Nn(o,4);return i(e,2)?On(e,2,{
    kind:"parameter",take:n,segment:r,name:s}):void 0}
    const l=void 0===s?void 0:Y(s,u),f=Y(a,u)??(void 0===l?void 0:l+1),d=void 0===f?6:Math.min(Math.max(f,1),3)
    ;return i(o,d)?On(void 0===f?o:Nn(o,3),d,c):void 0}if(""===a)return On(o,2,{kind:"missing",take:n,before:r})
    ;const l="capture"===n.kind&&!F(et(e,u)),f="mixed"===n.kind?2:l?1:0;if(nt(e,n,a))return Nn(o,f);const d=Rn(n,t,r)
    ;return void 0!==d&&nt(e,n,d)?On(Nn(o,f),2,{kind:"parameter",take:n,segment:r,name:d}):On(o,"mixed"===n.kind?3:2,c)
    })(r,f,d);u[f+1]=m&&m.differs<=n?m:void 0,l&&""!==a&&o(u,f+1,u[f])})),c.forEach(((e,t)=>{
    const s="literal"!==r.kind?2:n>Sn?8:5;i(e,s)&&o(u,t,On(e,s,{kind:"missing",take:r,before:t}))})),a(u),
    void 0!==r.tail&&"compact"===t.source.form&&s.forEach(((e,t)=>o(u,t+1,u[t]))),u},u=r.map((()=>[])),l=[{differs:0,
    agrees:0,slips:[]},...s.map((()=>{}))];a(l),u[0]=l;const f=[];r.forEach((({take:n,steps:r,edges:i},a)=>{const l=u[a]
    ;if(!l.some((e=>e)))return;if(r){const n=l[s.length];o(f,0,n&&zn(n,"item",r,(n=>pt(e,n,t.items))))}const d=n?c(n,l):l
    ;for(const e of i)d.forEach(((t,n)=>o(u[e],n,t)))}));const[d]=f;return d&&0===s.length?Nn(d,4):d}function Ln(e,t,n,r){
    const s=a.routes[e];let o=Tn(s,t,r);if(o)return wt(s,t)||(o={...o,differs:o.differs+2,slips:[{kind:"origin"},...o.slips]
    }),yt(s,t)||(o=s.fragment?.kind?function(e,t,n){const r=e.fragment,s=e=>On(e,1,{kind:"fragment"
    }),o=r.kind&&"text"!==r.kind&&t.fragment?gt(r.kind,t):void 0,i=vt(e);let a=n
    ;if("path"===r.kind?!o:"text"===r.kind||!t.fragment)return s(a);if("path"===r.kind&&o){
    if(o.isRooted!==(!0===r.isRooted)){const e=(e,t)=>"literal"===e.kind&&o.segments[t]?.text===e.pieces[0]
    ;return s(Nn(a,2*i.filter(e).length))}i.forEach(((t,n)=>{const r={kind:"fragmentSegment",take:t,segment:n
    },s=o.segments[n]?.text
    ;a=void 0===s?On(a,2,r):nt(e,t,s,!1)?Nn(a,"literal"===t.kind?2:0):"literal"!==t.kind?On(a,1,r):void 0===Y(s,String(t.pieces[0]))?On(a,3,r):On(Nn(a,1),1,r)
    })),o.segments.slice(i.length).forEach(((e,t)=>{a=On(a,2,{kind:"tooManyInFragment",segment:i.length+t})}))}
    const c=o?.items??[];return zn(a,"fragmentItem",r.query??[],(t=>pt(e,t,c,1)))}(s,t,o):On(o,1,{kind:"fragment"})),
    Ct(s,t)||(o=On(o,1,{kind:"colon"})),xt(s,n)||(o=On(o,0,{kind:"method"})),o.differs<=r?o:void 0}function Zn(e,t,n,r){
    if(e.segments.length>jn)return[];const s=r?In:Sn,o=[];for(const i of a.specific??a.routes.keys()){
    if(n&&!xt(a.routes[i],t))continue;const c=Ln(i,e,t,s);if(!c)continue;const u=c.differs<=Math.min(Sn,c.agrees)
    ;(r?e.segments.length>0&&c.agrees>=4:u)&&o.push({number:i,distance:c})}
    const i=({number:e})=>xt(a.routes[e],t.toUpperCase())?0:1,c=({number:e})=>void 0!==a.routes[e]?.deprecated?1:0
    ;o.sort(((e,t)=>qn(e.distance,t.distance)?-1:qn(t.distance,e.distance)?1:c(e)-c(t)||i(e)-i(t)))
    ;const u=o[0]?.distance.differs??0,l=r?u+3:0===u?0:Sn;return o.filter((({distance:e})=>e.differs<=l))}
    const Un=(e,t)=>t?he(e,t):e;function Wn(e,t,n){const[r]=t.pieces;switch(t.kind){case"literal":return ee(Un(String(r),n))
    ;case"mixed":return ee(Pn(e,t));case"capture":case"raw":return Fn(_n(e,r),n);case"*":return"a segment";default:
    return"string"}}const _n=(e,t)=>V(Xe(e,t)),Dn=(e,t,n)=>"string"==typeof t?ee(Un(t,n)):Fn(_n(e,t),n)
    ;function Fn({name:e,kind:t,members:n,isArray:r},s){if(!n||"members"===t)return e
    ;const o=n.map((e=>Un(e,s))).join("|")+(1===n.length?"|":"");return r?`[${o}]`:o}const Pn=(e,t)=>t.pieces.map((t=>{
    if("string"==typeof t)return cn(t);const{name:n}=Xe(e,t),r=_n(e,t).name;return"string"===r?`{${n}}`:`{${n}:${r}}`
    })).join("");function Gn(e,t,n,r){const s=X(n,("number"==typeof t?_n(e,t).members:void 0)??[])
    ;return void 0===s?void 0:Un(s,r)}const Bn=e=>0===e.length?"nothing":e.map(ee).join(", ");function Hn(e,t,n,r){
    const s=`expected ${Dn(e,t,r)}, found ${Bn(n)}`;if("string"==typeof t)return s
    ;if("url"===_n(e,t).kind&&n.some(Z))return`${s}: a script is not a value`
    ;const o=n.map((n=>Gn(e,t,n,r))).find((e=>void 0!==e));return s+te(o)}
    const Vn=({key:e},[t])=>void 0!==Y(e.text,t),Jn=(e,t)=>t.find((t=>e.some((e=>Vn(t,e))))),Qn=([e],t)=>t.filter((t=>t.key.text===e))
    ;function Kn(e,t,n,r){
    const s=ct(t),o=0===r?fe:me,i=([t,n],s)=>s.length>1&&!ir(e,n)?`${mt(t,r)}: expected it once, found ${Bn(s)}`:`${mt(t,r)}: ${Hn(e,n,s,o)}`,a=s.find((e=>Qn(e,n).length>0))
    ;if(a)return[i(a,Qn(a,n).map((e=>e.value.text)))]
    ;const c=Jn(s,n),u=s.map((([e])=>ee(Un(e,o)))).join(" or "),l=Bn(c?[c.key.text]:[]),f=`${0===r?"query":"fragment"}: expected ${u}, found ${l}`,d=c&&s.find((e=>Vn(c,e)))
    ;return c&&d&&!or(e,d[1],c.value.text)?[f,i(d,[c.value.text])]:[f]}const Yn=({shape:e})=>e.slice(e.indexOf("#"))
    ;function Xn(e,t,n,r){const s=`expected ${Wn(e,t,r)}, found ${Bn(void 0===n?[]:[n])}`
    ;return"capture"===t.kind&&void 0!==n?s+te(Gn(e,t.pieces[0],n,r)):s}function er({number:e,distance:t},n,r){
    const s=a.routes[e],o=s.fragment?.kind&&n.fragment?gt(s.fragment.kind,n):void 0,i=e=>n.segments[e].text,c=e=>`segment ${e+1} of the fragment`,u="compact"===n.source.form?void 0:le
    ;let l=0;return t.slips.flatMap((e=>{switch(e.kind){case"value":
    return`segment ${e.segment+1}: ${tr(s,e.take,i(e.segment),u)}`;case"parameter":
    return`segment ${e.segment+1}: expected ${Wn(s,e.take,u)}, found ${ee(i(e.segment))}: ";" begins a parameter, which the route does not have`
    ;case"missing":{const t=e.before<n.segments.length;t||l++
    ;return`${t?`before segment ${e.before+1}`:`segment ${n.segments.length+l}`}: ${Xn(s,e.take,void 0,u)}`}case"tooMany":
    return`segment ${e.segment+1}: ${ee(i(e.segment))} is one too many`;case"item":return Kn(s,e.part,n.items,0)
    ;case"fragment":return function(e,t){const n=t.fragment?[t.fragment.text]:[],{value:r}=e.fragment
    ;return void 0===r?`fragment: expected ${Yn(e)}, found ${Bn(n)}`:`fragment: ${Hn(e,r,n,de)}`}(s,n)
    ;case"fragmentSegment":return`${c(e.segment)}: ${tr(s,e.take,o?.segments[e.segment]?.text,me)}`;case"tooManyInFragment":
    return`${c(e.segment)}: ${ee(o?.segments[e.segment]?.text??"")} is one too many`;case"fragmentItem":
    return Kn(s,e.part,o?.items??[],1);case"method":
    return`method: expected ${s.method}, found ${r}${te(r.toUpperCase()===s.method?s.method:void 0)}`;case"colon":
    return`segment 1: expected ${ee(he(i(0),oe))}, found ${ee(i(0))}`;case"origin":
    return`origin: expected ${nr(s,n)}, found ${Bn(n.source.fitting.slice(0,1).map((e=>a.origins[e])))}`}}))}
    const tr=(e,t,n,r)=>"capture"!==t.kind&&"raw"!==t.kind||void 0===n||"url"!==_n(e,t.pieces[0]).kind?Xn(e,t,n,r):Hn(e,t.pieces[0],[n],r),nr=(e,t)=>e.isWebOnly&&!$t(t)?"a web origin":Ce(e).map((e=>a.origins[e])).join(" or ")
    ;const rr=(e,t,n)=>"string"==typeof t?t:function(e,t){return(void 0===t?void 0:X(t,e.members??[]))??e.plain??"some-text"
    }(_n(e,t),n);function sr(e,t,n){const[r]=t.pieces;return"mixed"===t.kind?function(e,{pieces:t},n){let r=n
    ;return t.map(((n,s)=>{if("string"==typeof n)return r.startsWith(n)&&(r=r.slice(n.length)),n
    ;const o=t[s+1],i="string"==typeof o?r.indexOf(o):-1,a=i<0?r:r.slice(0,i);return r=r.slice(a.length),
    ""!==a&&D(et(e,n),a)?a:rr(e,n,a)})).join("")
    }(e,t,n??""):void 0===r||"rest"===t.kind||"raw"===t.kind?"some-text":rr(e,r,n)}
    const or=(e,t,n)=>"string"==typeof t?n===t:D(et(e,t),n),ir=(e,t)=>"number"==typeof t&&!0===_n(e,t).isArray
    ;function ar(e,t){const n=e.fragment,r=n.kind&&t.fragment?gt(n.kind,t):void 0,s=vt(e).map(((t,n)=>{
    const s=r?.segments[n]?.text,o="literal"!==t.kind&&void 0!==s&&nt(e,t,s,!1);return he(o?s:sr(e,t,s),ue)
    })).join("/"),o=(n.query??[]).flatMap((t=>ct(t).flatMap((n=>{const s=Qn(n,r?.items??[]).map((({value:e})=>e.text))
    ;let o=s.filter((t=>or(e,n[1],t)));return 0===o.length&&ft(e,t)&&(o=[rr(e,n[1],s[0])]),
    (ir(e,n[1])?o:o.slice(0,1)).map((e=>`${he(n[0],ue)}=${he(e,ue)}`))
    })))),i=o.join("&"),a="path"===n.kind&&""!==i?"?":"",c=(n.isRooted?"/":"")+s+a+i;return""===c?void 0:c}
    function cr(e,t,n,r){const s=ct(t),o=e=>Jn([e],n.items),i=s.find((e=>Qn(e,n.items).length>0))??s.find((e=>o(e)))??s[0]
    ;if(!i)return
    ;const a=Qn(i,n.items),c=o(i),u=a.length>0||!c?a:[c],l=u.map((({value:e})=>e.text)),f=l.filter((t=>or(e,i[1],t))),d=[rr(e,i[1],l[0])],m=0===f.length?d:ir(e,i[1])?f:f.slice(0,1),h=u.map((({key:e})=>e.text)),p=r.findIndex((([e])=>h.includes(e))),g=r.filter((([e])=>!h.includes(e)))
    ;r.length=0,r.push(...g),r.splice(p<0?r.length:p,0,...m.map((e=>[i[0],e])))}function ur({number:e,distance:t},n){
    const r=a.routes[e],s=[...n.segments.map((({text:e})=>[e])),[]],o=n.items.map((({key:e,value:t})=>[e.text,t.text]))
    ;let i=n.fragment&&on(n,n.fragment),{source:c}=n;for(const e of t.slips)switch(e.kind){case"value":{const t=s[e.segment]
    ;t[t.length-1]=sr(r,e.take,n.segments[e.segment]?.text);break}case"parameter":{const t=s[e.segment]
    ;t[t.length-1]="literal"===e.take.kind?sr(r,e.take,void 0):e.name;break}case"missing":{
    const t=s[e.before],o=""===t[t.length-1],i=sr(r,e.take,void 0)
    ;t.splice(Math.max(0,t.length-(e.before<n.segments.length?1:0)),0,i),o&&t.pop();break}case"tooMany":s[e.segment].pop()
    ;break;case"item":cr(r,e.part,n,o);break;case"origin":{const e=Ce(r).map(qe).find((e=>void 0!==e));if(!e)return;c=e
    ;break}case"fragment":case"fragmentSegment":case"tooManyInFragment":case"fragmentItem":
    r.fragment?.kind?i=ar(r,n):void 0!==r.fragment?.value&&(i=he(rr(r,r.fragment.value,n.fragment?.text),ce))}
    const u=s.flat();if(!u.some((e=>""===e&&"compact"!==c.form))&&!u.some(Ne))return ve(c,{segments:u,
    items:o.map((([e,t])=>pe(e,t))),fragment:i})}
    const lr=/^[ \t\r\n\u00a0\ufeff"'`<>\u201c\u201d\u2018\u2019]+|[ \t\r\n\u00a0\ufeff"'`<>\u201c\u201d\u2018\u2019]+$/g,fr=100
    ;function dr(e,t=!1){const[,n,r=""]=/^([A-Za-z][A-Za-z0-9+.-]*):\/\/([^]*)$/.exec(e)??[];if(void 0===n)return
    ;const s=t||ke(U(n)),o=s?r.search(/[/?#]|$/):0,[i,a]=ye(r.slice(0,o));return{scheme:n,isWeb:s,host:i,port:a,
    rest:r.slice(o)}}function mr(e,t){const n=t?.reason
    ;if(Q(e).length>a.limits.bytes||"script"===n||"scriptRest"===n)return[]
    ;const r=e.replace(lr,""),s=e.length-e.replace(new RegExp(lr.source.split("+|")[0]+"+"),"").length,o=r!==e&&""!==r?[{
    text:r,obstacles:[]}]:[];if(!t)return o;if("emptySegment"===n){
    const e=Math.max(0,t.at-s),n=e+r.slice(e).search(/[?#]|$/),i=r.slice(0,e).endsWith("/")?r.slice(e,n).replace(/^\/+/,""):r.slice(e,n)
    ;return[...o,{text:r.slice(0,e)+i.replace(/\/+/g,"/")+r.slice(n),obstacles:[]}]}const i=r.indexOf(":")
    ;if("slashesAfterScheme"===n&&i>=0){const e=r.slice(0,i);we.some((t=>t.scheme===e.toLowerCase()))&&o.push({
    text:`${e}://${r.slice(i+1).replace(/^\/+/,"")}`,obstacles:[]})}
    return["tooLong","tooManySegments","tooManyItems"].includes(n)?o:[...o,...dr(r)?gr(r):pr(r)]}
    const hr=()=>a.origins.join(" or ");function pr(e){
    const t=e.replace(/^\/+/,""),n=[`The link has no origin; expected ${hr()}.`];return[...a.origins.flatMap(((e,n)=>{
    const{form:r}=Me(n);return"compact"===r?[]:["path"===r?`/${t}`:`${e}${e.endsWith("/")?"":"/"}${t}`]
    })),`https:${e.startsWith("//")?"":"//"}${e}`].map((e=>({text:e,obstacles:n})))}function gr(e){
    const t=we.map(((t,n)=>function(e,t){const n=Me(t),r=dr(e,"web"===n.form||"host"===n.form)
    ;if(!r||"compact"===n.form)return;let s=0,o=[];const i=(e,t,n)=>{if(t.toLowerCase()===n)return;const r=Y(t,n);s+=r??fr
    ;const i=void 0===r?`expected ${ee(n)}.`:`did you mean ${ee(n)}?`;o.push(`The ${e} is ${ee(t)}; ${i}`)};let a,{rest:c}=r
    ;if("path"===n.form||"scheme"===n.form){const t=dr(e);t&&(c=t.isWeb?t.rest.replace(/^\/+/,""):t.rest),
    "path"===n.form||t?.isWeb?s=4*fr:i("scheme",r.scheme,n.scheme),a="path"===n.form?"/":`${n.scheme}://`}else{
    i("scheme",r.scheme,n.scheme);const e=function(e,{host:t,isWildcard:n}){if(!n)return t;if(""===t)return e.toLowerCase()
    ;const r=e.toLowerCase().split("."),s=t.split(".").filter((e=>""!==e)).length
    ;return r.length>s?r.slice(0,-s).join(".")+t:void 0}(r.host,n);if(void 0===e)return;if(i("host",r.host,e),
    xe(r.port,n.scheme)!==n.port){s+=1;const e=""===r.port?"The link has no port; ":`The port is ${ee(r.port.slice(1))}; `
    ;o.push(`${e}expected "${n.port}".`)}a=Ie(n.scheme,e,n.port)}if(s>=fr){const e=`${r.scheme}://${r.host}${r.port}`
    ;o=[`The origin is ${ee(e)}; expected ${hr()}.`]}return{text:a+c,cost:s,obstacles:o}}(e,n))).filter((e=>void 0!==e))
    ;return[...t].sort(((e,t)=>e.cost-t.cost))}
    const vr=/(?![\ufe0e\ufe0f])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Default_Ignorable_Code_Point}]/gu;function kr(e){
    return new RegExp(vr,"u").test(e)?e.startsWith("/")||e.includes("://")?e.replace(vr,encodeURIComponent):void 0:e}
    const br=10;function yr(e,t){const n=match(e,t),r=n?Number(n.route):void 0
    ;return void 0===r||void 0!==a.routes[r]?.gone?void 0:r}function xr(e,t){if(void 0===e||kr(e)!==e)return;const n=yr(e,t)
    ;return void 0===n?void 0:{link:e,method:t,number:n}}function $r(e,t,n){let r;for(const s of e.slice(0,br)){
    if(r&&r.points<s.distance.differs)break;const e=a.routes[s.number],o=xr(ur(s,t),xt(e,n)?n:e.method??n);if(!o)continue
    ;const i=K(Q(t.text).slice(0,256),Q(o.link).slice(0,256))+(void 0!==a.routes[o.number]?.deprecated?1e3:0)
    ;(!r||i<r.order)&&(r={fix:o,points:s.distance.differs,order:i})}return r?.fix}function wr(e,t){
    if("compact"===e.source.form)return;let n=[];a.routes.forEach((r=>{if(void 0!==r.gone||!xt(r,t)||!wt(r,e))return
    ;if(!Ct(r,e)||!yt(r,e))return;const s=st(r,e,(()=>!0),!0);if(!s)return;const[o]=n
    ;if(o&&Ke(s.ranks,o.ranks))n=[];else if(o&&Ke(o.ranks,s.ranks))return;for(const t of s.ends)n.push({route:r,
    ranks:s.ranks,misread:t.filter((t=>!pt(r,t,e.items)))})}))
    ;const r=n.sort(((e,t)=>e.misread.length!==t.misread.length?e.misread.length-t.misread.length:e.route.shape<t.route.shape?-1:1)),[{route:s,misread:[o]}={
    route:void 0,misread:[]}]=r;return s&&o?function(e,t,n){const r=ct(t),s=r.find((e=>Qn(e,n.items).length>0))
    ;if(!s)return`the query item ${r.map((([e])=>ee(e))).join(" or ")} is missing`;const[o,i]=s,a=Qn(s,n.items).length
    ;if(a>1&&!ir(e,i))return`the query item "${o}" is given ${a} times`
    ;if("string"==typeof i)return`the query item "${o}" has another value`
    ;const c=_n(e,i),u=c.isArray?c.name.replace(/^\[|\]$/g,""):c.name
    ;return`the value of "${Xe(e,i).name}" does not read as ${u}`}(s,o,e):void 0}function Mr(e,t){const n=function(e,t){
    const n=[...new Set(a.routes.flatMap((({method:e})=>e??[])))],r=jt(e,t),s=n.filter((e=>{
    const t=r.find((({route:t})=>xt(t,e)));return t&&void 0===t.route.gone}))
    ;return[...new Set(s.includes("GET")?[...s,"HEAD"]:s)].sort()}(e,t)
    ;return n.length>0?`No route matches ${t}; allowed: ${n.join(", ")}.`:void 0}function Ar(e,t,n){
    return void 0!==n?`No route matches: ${n}.`:Mr(e.text,t)??"No route matches."}function Cr(e,t){const n=Er(e,t)
    ;return n instanceof re?function(e,t,n){
    const r=mr(e,n),s=r.find((e=>void 0!==yr(e.text,t))),o=(s?[s]:r.slice(0,4)).flatMap((e=>{if(e===s)return[{one:e,
    distance:0}];const n=null!==match(e.text,t),r=Er(e.text,t);if(!n&&r instanceof re)return[]
    ;const o=r instanceof re||n?jr:Ir(r,t),[i]=o.near;return[{one:e,miss:o,
    distance:i?i.obstacles.length+(o.isNear?0:1e3):1/0}]
    })),[i]=o.sort(((e,t)=>e.distance<t.distance?-1:e.distance>t.distance?1:0)),a=i&&(i.miss?i.miss.fix:xr(kr(i.one.text),t)),c="unknownOrigin"===n.reason?i:void 0,u="scriptRest"===n.reason?void 0:Mr(e,t),l="unknownOrigin"!==n.reason?[u??`This is not a link: ${n.message}.`]:[c&&0===c.one.obstacles.length&&a?"No route matches. Remove the text around the link.":"No route matches: the table has no links of this origin.",...c?.one.obstacles??[]]
    ;return{lines:l,at:"unknownOrigin"===n.reason||void 0!==u?void 0:n.at,near:c?.miss?.near??[],
    isNear:!0===c?.miss?.isNear||void 0!==i&&void 0===i.miss,omitted:c?.miss?.omitted??0,fix:a}}(e,t,n):Ir(n,t)}
    function Er(e,t){const[n]=jt(e,t).filter((({route:e})=>xt(e,t))),r=n&&It(n)
    ;return void 0===r?se((()=>Le(e))):new re("scriptRest",r)}
    const Sr=(e,t)=>(e?.distance.slips??[]).flatMap((e=>"value"===e.kind||"parameter"===e.kind||"tooMany"===e.kind?t.segments[e.segment]??[]:[]))
    ;function Ir(e,t){const n=wr(e,t);let r=Zn(e,t,void 0!==n,!1);const s=r.length>0;s||(r=Zn(e,t,void 0!==n,!0))
    ;const o=r.slice(0,br),i=[Ar(e,t,n)];"No route matches."===i[0]&&0===r.length&&i.push("No route is close to it.")
    ;const a=mr(e.text,void 0).map((({text:e})=>xr(kr(e),t)));return{lines:i,spans:s?Sr(r[0],e):[],near:o.map((n=>({
    number:n.number,obstacles:er(n,e,t)}))),isNear:s,omitted:r.length-o.length,fix:a.find((e=>void 0!==e))??$r(r,e,t)}}
    const jr={lines:[],near:[],isNear:!1,omitted:0}
    ;const qr=[[7,1,10,1],[10,1,16,1],[15,1,26,1],[20,1,18,2],[26,1,24,2],[18,2,16,4],[20,2,18,4],[24,2,22,4],[30,2,22,5],[18,4,26,5],[20,4,30,5],[24,4,22,8],[26,4,22,9],[30,4,24,9],[22,6,24,10],[24,6,28,10],[28,6,28,11],[30,6,26,13],[28,7,26,14],[28,8,26,16],[28,8,26,17],[28,9,28,17],[30,9,28,18],[30,10,28,20],[26,12,28,21],[28,12,28,23],[30,12,28,25],[30,13,28,26],[30,14,28,28],[30,15,28,29],[30,16,28,31],[30,17,28,33],[30,18,28,35],[30,19,28,37],[30,19,28,38],[30,20,28,40],[30,21,28,43],[30,22,28,45],[30,24,28,47],[30,25,28,49]]
    ;function Or(e){const t=Math.floor(e/7)+2;let n=(16*e+128)*e+64;return e>=2&&(n-=(25*t-10)*t-55),e>=7?n-36:n}
    const Nr=[],zr=[];for(let e=0,t=1;e<255;e++)[Nr[e],Nr[e+255],zr[t]]=[t,t,e],t=t<<1^(128&t?285:0)
    ;const Rr=(e,t)=>0===e||0===t?0:Nr[zr[e]+zr[t]];function Tr(e,t,n){const r=[],s=(e,t)=>{
    for(let n=t-1;n>=0;n--)r.push(e>>n&1)};t.forEach((([e,t])=>s(e,t))),s(e.length,n.version<10?8:16),
    e.forEach((e=>s(e,8))),s(0,Math.min(4,8*n.capacity-r.length)),s(0,(8-r.length%8)%8)
    ;for(let e=236;r.length<8*n.capacity;e^=253)s(e,8);const o=Array.from({length:n.capacity
    },((e,t)=>r.slice(8*t,8*t+8).reduce(((e,t)=>e<<1|t),0))),i=Math.floor(n.capacity/n.blocks),a=n.capacity%n.blocks;let c=0
    ;const u=Array.from({length:n.blocks},((e,t)=>{const r=i+(t>=n.blocks-a?1:0);return c+=r,o.slice(c-r,c)
    })),l=u.map((e=>function(e,t){let n=[1];for(let e=0;e<t;e++){const t=Nr[e];n=[...n,0].map(((e,r)=>e^Rr(n[r-1]??0,t)))}
    const r=[...e,...Array(t).fill(0)];return e.forEach(((e,t)=>{const s=r[t];n.forEach(((e,n)=>{r[t+n]=r[t+n]^Rr(e,s)}))
    })),r.slice(e.length)}(e,n.corrections))),f=(e,t)=>Array.from({length:t
    },((t,n)=>e.map((e=>e[n])))).flat().filter((e=>void 0!==e));return[...f(u,i+1),...f(l,n.corrections)]}
    function Lr(e,t,n){let r=e<<n;for(let e=31-Math.clz32(r);e>=n;e--)r>>e&1&&(r^=t<<e-n);return e<<n|r}
    const Zr=[(e,t)=>(e+t)%2,(e,t)=>t%2,e=>e%3,(e,t)=>(e+t)%3,(e,t)=>(Math.floor(e/3)+Math.floor(t/2))%2,(e,t)=>e*t%2+e*t%3,(e,t)=>(e*t%2+e*t%3)%2,(e,t)=>((e+t)%2+e*t%3)%2]
    ;function Ur({size:e,dark:t,fixed:n},r,s,o){r<0||s<0||r>=e||s>=e||(t[s*e+r]=o?1:0,n[s*e+r]=1)}function Wr(e,t,n,r,s){
    for(let o=-r;o<=r;o++)for(let i=-r;i<=r;i++){const r=Math.max(Math.abs(i),Math.abs(o));Ur(e,t+i,n+o,r!==s&&4!==r)}}
    function _r(e,t,n){const{size:r}=e,s=21522^Lr(t<<3|n,1335,10);for(let t=0;t<15;t++){const n=1==(s>>t&1)
    ;t<8?Ur(e,8,t<6?t:t+1,n):Ur(e,8===t?7:14-t,8,n),t<8?Ur(e,r-1-t,8,n):Ur(e,8,r-15+t,n)}Ur(e,8,r-8,!0)}
    function Dr({version:e,level:t}){const n=4*e+17,r={size:n,dark:new Uint8Array(n*n),fixed:new Uint8Array(n*n)}
    ;for(let e=0;e<n;e++)Ur(r,6,e,e%2==0),Ur(r,e,6,e%2==0);for(const[e,t]of[[3,3],[n-4,3],[3,n-4]])Wr(r,e,t,4,2)
    ;const s=function(e){if(1===e)return[];const t=Math.floor(e/7)+2,n=4*e+10,r=32===e?26:2*Math.ceil((4*e+4)/(2*t-2))
    ;return[6,...Array.from({length:t-1},((e,s)=>n-(t-2-s)*r))]}(e),o=s.length-1;if(s.forEach(((e,t)=>s.forEach(((n,s)=>{
    0===t&&(0===s||s===o)||t===o&&0===s||Wr(r,e,n,2,1)})))),_r(r,t,0),e>=7){const t=Lr(e,7973,12);for(let e=0;e<18;e++){
    const[s,o]=[Math.floor(e/3),n-11+e%3];Ur(r,o,s,1==(t>>e&1)),Ur(r,s,o,1==(t>>e&1))}}return r}function Fr(e,t,n){
    const{size:r,fixed:s}=e,o={size:r,fixed:s,dark:e.dark.slice()},i=Zr[n]
    ;for(let e=0;e<r;e++)for(let t=0;t<r;t++)s[e*r+t]||0!==i(t,e)||(o.dark[e*r+t]^=1);return _r(o,t,n),o}
    function Pr({size:e,dark:t}){let[n,r]=[0,0];for(const[r,s]of[[1,e],[e,1]])for(let o=0;o<e;o++){let[i,a,c]=[0,-1,0]
    ;for(let u=0;u<e;u++){const e=t[o*s+u*r];i=e===a?i+1:1,a=e,5===i?n+=3:i>5&&(n+=1),c=2047&(c<<1|e),
    u>=10&&(93===c||1488===c)&&(n+=40)}}for(let s=0;s<e*e;s++){const o=t[s];r+=o
    ;(s+1)%e==0||s+e>=e*e||o!==t[s+1]||o!==t[s+e]||o!==t[s+e+1]||(n+=3)}return n+10*Math.floor(Math.abs(20*r/(e*e)-10))}
    function Gr(e){const t=(new TextEncoder).encode(e),n=t.length===e.length?[[4,4]]:[[7,4],[26,8],[4,4]],r=function(e,t){
    for(let n=1;n<=40;n++){const r=e+(n<10?8:16)+8*t;for(const e of[0,1]){
    const t=qr[n-1],[s,o]=[t[0===e?2:0],t[0===e?3:1]],i=Math.floor(Or(n)/8)-s*o;if(r<=8*i)return{version:n,level:e,
    corrections:s,blocks:o,capacity:i}}}}(n.reduce(((e,[,t])=>e+t),0),t.length);if(!r)return;const s=Tr(t,n,r),o=Dr(r);let i
    ;!function({size:e,dark:t,fixed:n},r){let s=0;for(let o=e-1;o>0;o-=2){6===o&&(o=5);for(let i=0;i<e;i++){
    const a=0==(o+1&2)?e-1-i:i;for(const i of[o,o-1])n[a*e+i]||(t[a*e+i]=(r[s>>3]??0)>>7-(7&s)&1,s++)}}}(o,s)
    ;for(let e=0;e<8;e++){const t=Fr(o,r.level,e),n=Pr(t);(!i||n<i.points)&&(i={grid:t,points:n})}return i?.grid}
    const Br=e=>c("figure",{},function(e){const t=Gr(e);if(!t)return c("p",{},"The link is too long for a QR code.")
    ;const n="http://www.w3.org/2000/svg",r=document.createElementNS(n,"svg"),s=t.size+8;r.setAttribute("xmlns",n),
    r.setAttribute("viewBox",`0 0 ${s} ${s}`),r.setAttribute("width",String(s*Math.max(3,Math.ceil(224/s)))),
    r.setAttribute("role","img"),r.setAttribute("aria-label","QR code of the link"),
    r.setAttribute("shape-rendering","crispEdges");const o=document.createElementNS(n,"rect")
    ;for(const[e,t]of[["width",s],["height",s]])o.setAttribute(e,String(t));o.setAttribute("fill","#fff")
    ;const i=document.createElementNS(n,"path");i.setAttribute("fill","#000");let a=""
    ;for(let e=0;e<t.size;e++)for(let n=0;n<t.size;n++){const r=n;for(;n<t.size&&t.dark[e*t.size+n];)n++
    ;n>r&&(a+=`M${r+4} ${e+4}h${n-r}v1h-${n-r}z`)}return i.setAttribute("d",a),r.append(o,i),r}(e),c("figcaption",{
    class:"quiet"},"Scan it with a phone"));function Hr(e,t,n){const r=c("code",{dir:"ltr",class:"link"});let s=0
    ;for(const o of[...t].sort(((e,t)=>e.start-t.start)))o.start<s||o.end===o.start||(r.append(f(e.slice(s,o.start)),c("mark",{
    class:n},f(e.slice(o.start,o.end)))),s=o.end);return r.append(f(e.slice(s))),r}const Vr=e=>c("p",{class:"warning"},e)
    ;function Jr(e){const t=[]
    ;return void 0!==e.deprecated&&t.push(`Deprecated${(e=>""===e?".":`: ${f(e)}.`)(e.deprecated)} The link still opens.`),
    "internal"===e.access&&t.push("Internal: only the app itself may open this link."),
    "confirm"===e.access&&t.push("The app asks before it opens this link."),t.map(Vr)}function Qr(e,t,n){
    const r=a.routes[e],s=c("tbody"),o=new Set((r.parameters??[]).map((({name:e})=>e)));for(const e of o){
    const o=n?.found.filter((({slot:t})=>Xe(r,t).name===e))??[],i=e in t?H(t[e]):void 0,a=void 0===i||"object"==typeof i&&0===i.length,u=o.map((e=>e.where)).filter((e=>""!==e)),l=u.length>0?u.join(", "):a?"left out":"not in the link: the default",f="object"==typeof i?`[${i.join(", ")}]`:i??"",m=a?"none":""===i?"empty":void 0,h=void 0===m?d(f):c("span",{
    class:"quiet"},m),p=r.parameters?.find((t=>t.name===e));s.append(c("tr",{},c("th",{scope:"row"
    },d(e)),c("td",{},h),c("td",{},...J(V(p))),c("td",{},l)))}
    const i=c("tr",{},...["Parameter","Value","Type","Where"].map((e=>c("th",{scope:"col"},e))));return c("div",{
    class:"scroll",tabindex:"0",role:"group","aria-label":"Values"},c("table",{},c("thead",{},i),s))}function Kr(e,t,n){
    const r=t.filter((t=>(t=>t.number!==e.number&&xt(t.route,n))(t)&&void 0===It(t)));if(0===r.length)return
    ;const s=r.slice(0,10).map((t=>c("li",{},y(t.number)," ",m(t.route.shape),c("br"),c("span",{class:"quiet"
    },f(Cn(e,t,n)))))),o=r.length>10?c("li",{class:"more"},`and ${r.length-10} more`):void 0
    ;return c("div",{},c("h4",{},"Other routes that read it, and why they come after"),c("ul",{},...s,o))}function Yr(e,t){
    if(0!==t.length)return[e,...t.flatMap((e=>[m(`${e.key.text}=${e.value.text}`)," "]))]}function Xr(e,t,n,r){
    const s=a.routes[n],o=jt(e,t),i=o.find((e=>e.number===n)),u=i?.found.flatMap((e=>e.spans))??[],l=i?nn(i,t):e
    ;return[c("h3",{},"Route ",y(n)),Hr(e,u),...Jr(s),x(["Template",...s.method?[m(s.method)," "]:[],m(s.shape)],["Canonical form",...l===e?["the link itself"]:[g(l,"the canonical form")]],i&&Yr("Not used",i.extra),i&&Yr("Ignored, because it does not read",i.unread)),...s.parameters?[Qr(n,r,i)]:[],i&&Kr(i,o,t)]
    }function es(e,t,n,r){
    const s=a.routes[n],o=jt(e,t),i=o.find((e=>e.number===n)),u=s.gone?`: ${f(s.gone)}`:"",l=s.instead?`; show "${f(s.instead)}" instead.`:"."
    ;return[c("h3",{},"This link is gone"),Hr(e,i?.found.flatMap((e=>e.spans))??[]),c("p",{class:"warning gone"
    },`"${f(s.name)}" is gone${u}${l}`),x(["Template",...s.method?[m(s.method)," "]:[],m(s.shape)]),...s.parameters?[Qr(n,r,i)]:[],i&&Kr(i,o,t)]
    }function ts(e,t){const n=Cr(e,t),{at:r,spans:s=[]}=n,o=void 0===r?s:[{text:"",start:r,end:Math.min(e.length,r+1)
    }],i=n.near.filter((({obstacles:e})=>e.length>0)).map((({number:e,obstacles:t})=>c("li",{},y(e)," ",m(a.routes[e]?.shape??""),c("ul",{},...t.map((e=>c("li",{},d(e)))))))),u=n.omitted>0?c("li",{
    class:"more"},`and ${n.omitted} more`):void 0
    ;return[c("h3",{},"No route reads this link"),Hr(e,o,"wrong"),...n.lines.filter((e=>"No route matches."!==e)).map((e=>c("p",{
    class:"error"},f(e)))),n.fix&&c("p",{class:"fix"
    },n.isNear?"This would match: ":"The closest that would match: ",k(n.fix.link,"GET"===n.fix.method?void 0:n.fix.method)," (",y(n.fix.number),")"),i.length>0&&c("h4",{},n.isNear?"The nearest routes, and what differs":"None is near. These share a part of the path"),i.length>0&&c("ul",{},...i,u)]
    }function ns(e,t){
    const[n,r]=[u("result"),u("qr")],s=""===e?null:match(e,t),o=s?Number(s.route):-1,i=a.routes[o],l=void 0!==i?.gone
    ;n.dataset.route=i&&!l?i.name:"";const f=""===e?[c("p",{class:"quiet idle"
    },"Paste a link to see which route reads it, and each value in it.")]:s&&i?l?es(e,t,o,s.values):Xr(e,t,o,s.values):ts(e,t)
    ;n.replaceChildren(...f.filter((e=>void 0!==e&&!1!==e))),r.replaceChildren(...""===e?[]:[Br(e)]),
    h(""===e?"":i?l?`The link of ${i.name} is gone`:`Route ${i.name} reads this link`:"No route reads this link")}
    const rs=e=>`xcrun simctl openurl booted ${os(e)}`,ss=e=>{
    return`adb shell am start -a android.intent.action.VIEW -d ${os(/^[A-Za-z0-9_@%+=:,./-]+$/.test(e)?e:(t=e,
    /^[A-Za-z0-9_@%+=:,./-]+$/.test(t)?t:`'${t.replace(/'/g,"'\\''")}'`))}`;var t
    },os=e=>/!/.test(e)?`'${e.replace(/'/g,"'\\''")}'`:(e=>`"${e.replace(/[\\"$`]/g,"\\$&")}"`)(e);let is=0
    ;function as(e,t){const n=Xe(e,t);if(void 0!==n.default||n.isUnknown||V(n).isArray)return!1
    ;const r=(e.path??[]).some((e=>Array.isArray(e)?e.includes(t):e===t||"object"==typeof e&&"slot"in e&&e.slot===t))
    ;return r||(e.query??[]).some((e=>it(e)&&e[1]===t))||e.fragment?.value===t}function cs(e){
    const t=a.routes[e],n=(t.parameters??[]).map(((e,n)=>function(e,t){
    const n=V(e),r="field"+is++,s="bool"===n.kind?["true","false"]:n.members,o=Array.isArray(e.default)?e.default.join(", "):e.default,i=n.isArray?"one a line":void 0,a={
    id:r,"aria-describedby":`${r}e`,"aria-required":t?"true":void 0,dir:"auto",spellcheck:"false",autocomplete:"off"
    },u=void 0===o?n.sample:String(o),l=s&&!n.isArray?c("select",{id:r,"aria-describedby":`${r}e`},c("option",{value:""
    },void 0===o?"":`${o} (left out)`),...s.map((e=>c("option",{value:"="+e},f(e))))):n.isArray?c("textarea",{...a,rows:"2",
    placeholder:u}):c("input",{...a,type:"text",inputmode:R(n.kind??"")?"numeric":void 0,placeholder:u}),m=c("span",{
    class:"error",id:`${r}e`
    }),h=[G(n).replace(/ such as .*/,""),i,void 0!==o?`${o} if left out`:e.isUnknown?"may be left out":void 0],p=c("label",{
    for:r},d(e.name)," ",c("span",{class:"quiet"},f(h.filter(Boolean).join(", "))));return{parameter:e,element:c("div",{
    class:"field"},p,l,m),texts:()=>{const e=l.value
    ;if(""!==e)return n.isArray?e.split("\n").filter((e=>""!==e)):[l instanceof HTMLSelectElement?e.slice(1):e]},
    complain:e=>{m.textContent=e,""===e?l.removeAttribute("aria-invalid"):l.setAttribute("aria-invalid","true")}}
    }(e,as(t,n)))),r=function(e){
    const t=Ce(e).filter((t=>"web"===we[t]?.form||!(e.isWebOnly&&"path"!==we[t]?.form))).map((e=>a.origins[e])),n="field"+is++,r=c("select",{
    id:n},...t.map((e=>c("option",{value:e},f(e))))),s=c("input",{type:"text","aria-label":"Host below the wildcard",
    value:"a",spellcheck:"false"}),o=()=>r.value.includes("://*"),i=()=>{s.hidden=!o()};r.addEventListener("change",i)
    ;const u=t.findIndex((e=>!e.includes("://*")));return u>0&&(r.selectedIndex=u),i(),{element:c("div",{class:"field"
    },c("label",{for:n},"origin",c("span",{class:"quiet"},"where the link opens")),c("div",{},r,s)),
    origin:()=>""===r.value?void 0:o()?r.value.replace("*",s.value+(r.value.endsWith("*")?".example":"")):r.value}
    }(t),s=c("div",{class:"outcome"}),o=c("p",{role:"status"}),i=()=>{const i={};let u=!0,l=!0
    ;if(n.forEach((({parameter:e,texts:n,complain:r},s)=>{const o=V(e),a=n();void 0===a&&as(t,s)&&(l=!1)
    ;const c=a?.find((e=>!D(o,e)));r(void 0===c?"":function(e){const t=R(e.kind??"")
    ;return e.members?`expected one of ${e.members.map(ee).join(", ")}`:t?`expected a whole number from ${t[0]} to ${t[1]}`:"date"===e.kind?`expected a day that exists, such as ${e.sample??"2026-11-20"}`:`expected ${P[e.kind??""]??"a text"}`
    }(o)),void 0!==c?u=!1:a&&(i[e.name]=o.isArray||us(t,s)?a.map((e=>B(o,e))):B(o,a[0]))})),s.replaceChildren(),
    o.className="quiet",u)if(l)try{const n=r.origin(),a=links[String(e)]?.(i,void 0===n?{}:{origin:n});if(void 0===a)return
    ;o.textContent="",s.replaceChildren(...function(e,t){
    const n=!e.startsWith("/")&&/^[A-Za-z][A-Za-z0-9+.-]*:\/\//.test(e),r=(e,t)=>[e,g(t,e)]
    ;return[x(r("Link",e),n?r("iOS simulator",rs(e)):void 0,n?r("Android device",ss(e)):void 0,["",c("a",{href:v(e,t)
    },"Show what this link does")]),Br(e)]}(a,t.method).filter((e=>void 0!==e&&!1!==e)))}catch(e){o.className="error",
    o.textContent=f(function(e){const t=e instanceof Error?e.message:String(e),n=e=>a.routes[Number(e)]?.name??e
    ;return t.replace(/^\d+: /,"").replace(/read as "(\d+)"/,((e,t)=>`read as "${n(t)}"`))}(e))
    }else o.textContent="Fill in the fields, and the link appears here.";else o.textContent=""
    },u=c("form",{},...n.map((e=>e.element)),r.element,o,s);return u.addEventListener("submit",(e=>e.preventDefault())),
    u.addEventListener("input",i),i(),u}const us=(e,t)=>/^\[/.test(et(e,t).name)
    ;const ls=a.routes.map((e=>[e.name,`/${e.shape}`,e.method??"",...(e.parameters??[]).map((({name:e})=>e)),...e.tags??[],e.flags??""].join("\n").toLowerCase()))

    ;const fs=e=>a.findings.filter((({routes:t})=>t.includes(e))),ds=e=>(a.comparison?.changes??[]).filter((({route:t})=>t===e))
    ;function ms(e){const t=c("tr",{},...["Parameter","Type","Default"].map((e=>c("th",{scope:"col"
    },e)))),n=(e.parameters??[]).map((e=>{
    const t=e.default,n=e.isUnknown?"known to the app alone":"object"==typeof t?`[${t.join(", ")}]`:t,r=V(e),s=r.members&&!r.name.includes("|")?c("span",{
    class:"quiet"}," ",f(r.members.join(" | "))):void 0;return c("tr",{},c("th",{scope:"row"
    },d(e.name)),c("td",{},...J(r),s),c("td",{},void 0===n?"":d(n)))}));return c("div",{class:"scroll",tabindex:"0",
    role:"group","aria-label":`Parameters of ${e.name}`},c("table",{},c("thead",{},t),c("tbody",{},...n)))}function hs(e,t){
    const n=e.routes.flatMap((e=>[y(e)," "]));return c("li",{class:e.severity},c("strong",{},e.severity)," ",c("span",{
    class:"mark"},e.kind)," ",...t?n:[],c("br"),d(e.message),c("br"),c("span",{class:"quiet"
    },"Fix: ",d(e.fix??"")),...void 0===e.link?[]:[c("br"),k(e.link,e.method)])}function ps(e){
    const t=e=>[d(e.name)," ",m(e.template)],n=e.old&&e.new&&e.old.name===e.new.name&&e.old.template===e.new.template
    ;return c("li",{class:"breaking"===e.verdict?"error":"accepted"},c("strong",{},e.verdict)," ",c("span",{class:"mark"
    },e.kind)," ",...e.old?t(e.old):[],...e.new&&!n?[e.old?" \u2192 ":"",...t(e.new)]:[],c("br"),d(e.message),...void 0===e.link?[]:[c("br"),k(e.link,e.method)],...void 0===e.fix?[]:[c("br"),c("span",{
    class:"quiet"},"Fix: ",d(e.fix))])}function gs(e,t){e.childElementCount>1||e.append(c("div",{class:"details"
    },...function(e){const t=a.routes[e],[n,r]=[fs(e),ds(e)],s=Ce(t).map((e=>a.origins[e]))
    ;return[...Jr(t),...void 0===t.gone?[]:[Vr(`Gone${""===t.gone?"":`: ${f(t.gone)}`}${t.instead?`; it shows "${f(t.instead)}" instead`:""}.`)],x(["Template",...t.method?[m(t.method)," "]:[],m(t.shape)],void 0===t.example?["Example","none is known"]:["Example",k(t.example,t.method)],["Origins",...s.flatMap((e=>[m(e)," "]))],void 0===t.flags?void 0:["Flags",m(t.flags)],void 0===t.role?void 0:["Alias","prints"===t.role?"links are printed by it":"its links are only read"],[a.isDeclared?"Declared":"Precedence",`${e+1} of ${a.routes.length}`]),t.parameters&&ms(t),n.length>0&&c("h3",{},"Findings"),n.length>0&&c("ul",{
    class:"plain"},...n.map((e=>hs(e,!1)))),r.length>0&&c("h3",{},"Changes"),r.length>0&&c("ul",{class:"plain"
    },...r.map(ps)),void 0===t.gone&&c("h3",{},"Build a link"),void 0===t.gone&&cs(e)]}(t)))}
    const vs=a.routes.map(((e,t)=>function(e){
    const t=a.routes[e],n=[void 0!==t.deprecated&&"deprecated",void 0!==t.gone&&"gone",t.access,fs(e).some((({severity:e})=>"accepted"!==e))&&"finding",ds(e).length>0&&"changed",...t.tags??[]].filter((e=>"string"==typeof e)),r=c("summary",{},c("span",{
    class:"name"},d(t.name))," ",c("span",{class:"template"
    },...t.method?[c("strong",{},f(t.method))," "]:[],m(t.shape)),...n.flatMap((e=>[" ",c("span",{class:"mark"
    },d(e))]))),s=c("details",{id:`route${e}`},r);return s.addEventListener("toggle",(()=>{s.open&&gs(s,e)})),s}(t)))
    ;function ks(e){const t=[];let[n,r]=["",0];for(const s of e){if("("!==s&&"{"!==s||r++,")"!==s&&"}"!==s||r--,
    0===r&&("?"===s||"#"===s))break;0===r&&"/"===s?(""!==n&&t.push(n),n=""):n+=s}return""===n||/^\([?#]/.test(n)?t:[...t,n]}
    function bs(e){const{label:t,routes:n,children:r}=function(e){let t=e,{label:n}=e
    ;for(;0===t.routes.length&&1===t.children.length;)t=t.children[0],n+="/"+t.label;return{label:n,routes:t.routes,
    children:t.children}}(e),s=n.flatMap((e=>[" ",...a.routes[e]?.method?[c("strong",{},a.routes[e]?.method)," "]:[],y(e)]))
    ;return c("li",{},m(t),...s,r.length>0&&c("ul",{},...r.map(bs)))}function ys(e){const t=function(e){const t={label:"/",
    routes:[],children:[]};for(const n of e){let e=t;for(const t of ks(a.routes[n].shape)){
    let n=e.children.find((e=>e.label===t));n||e.children.push(n={label:t,routes:[],children:[]}),e=n}e.routes.push(n)}
    return t}(e);return c("ul",{class:"tree"},...t.routes.length>0?[bs({...t,children:[]})]:[],...t.children.map(bs))}
    let xs=!1;function $s(e){const t=u("search");t.value!==e&&(t.value=e);const{numbers:n,told:r}=function(e){
    const t=e.trim().toLowerCase(),n=a.routes.map(((e,t)=>t)),r=e=>`${e.length} of ${M(n.length,"route")}`;if(""===t)return{
    numbers:n,told:M(n.length,"route")};const s=n.filter((e=>ls[e]?.includes(t))),[o,i="GET"]=Ms(e.trim())
    ;if(!(/^\/|:\/\//.test(o)||o.includes(":")&&we.some((({form:e})=>"compact"===e))))return{numbers:s,told:r(s)}
    ;const c=jt(o,i),u=c.filter((({route:e})=>xt(e,i))),l=[...new Set([...u,...c])].map((({number:e})=>e))
    ;if(l.length>0)return{numbers:l,told:`${r(l)} ${1===l.length?"reads":"read"} this link`};if(s.length>0)return{numbers:s,
    told:r(s)};const f=Cr(o,i).near.map((({number:e})=>e));return{numbers:f,
    told:`No route reads this link; ${0===f.length?"none is":r(f)+" are"} near`}}(e);u("count").textContent=r,
    u("list").replaceChildren(...xs?[ys(n)]:n.map((e=>vs[e])))}function ws(e){xs=e,u("as-tree").checked=e,
    u("as-list").checked=!e}function Ms(e){const t=/^([A-Z]{2,10}) +(\S[^]*)$/.exec(e);return t?[t[2],t[1]]:[e,void 0]}
    const As=e=>{try{return decodeURIComponent(e)}catch{return e}};function Cs(){
    const e=location.hash.slice(1),t=/^link=([^]*?)(?:&method=([^&]*))?$/.exec(e);if(t){
    const[e,n]=[As(t[1]),As(t[2]??"GET")];return void Es(e,n)}const n=/^route=(\d+)$/.exec(e);n?function(e){const t=vs[e]
    ;t&&(ws(!1),$s(""),t.open=!0,gs(t,e),t.querySelector("summary")?.focus(),t.scrollIntoView({block:"start"}))
    }(Number(n[1])):""===e&&Es("","GET")}function Es(e,t){const n=u("link"),r=u("method");n.value!==e&&(n.value=e),
    [...r.options].some((e=>e.value===t))||r.append(c("option",{value:t},f(t))),r.value=t,ns(e,t)}let Ss;function Is(){
    const[e,t]=Ms(u("link").value),n=t??u("method").value;ns(e,n),clearTimeout(Ss)
    ;const r=""===e?location.pathname+location.search:v(e,n);Ss=setTimeout((()=>history.replaceState(null,"",r)),200)}
    !function(){const e=a.origins.slice(0,a.listed)
    ;a.errors||u("about").append(c("span",{},M(a.routes.length,"route")," at ",...$(e.map(w))))
    ;const t=[...new Set(["GET",...a.routes.flatMap((({method:e})=>e??[]))])]
    ;if(u("method").append(...t.map((e=>c("option",{value:e},f(e))))),u("method-field").hidden=1===t.length,
    a.errors&&(u("errors").hidden=!1,u("errors").append(c("ul",{},...a.errors.map((e=>c("li",{},d(e))))))),
    a.findings.length>0){u("findings").hidden=!1;const e=(e,t)=>{const n=a.findings.filter((t=>t.severity===e)).length
    ;return 0===n?[]:["accepted"===t?`${n} accepted`:M(n,t)]
    },t=[...e("error","error"),...e("warning","warning"),...e("accepted","accepted")]
    ;u("findings-count").textContent=`for those who write the table: ${t.join(", ")}`,
    u("findings").querySelector("details").append(c("ul",{class:"plain"
    },...a.findings.map((e=>hs(e,!0)))),a.omitted?`and ${a.omitted} more, which fingerpost check lists`:"")}
    const{comparison:n}=a
    ;n&&(u("changes").hidden=!1,u("changes").append(c("p",{},"Compared with ",m(n.old),": ",d(n.verdict),"."),c("ul",{
    class:"plain"
    },...n.changes.map(ps)))),u("order").textContent=a.isDeclared?"If several routes read a link, the one that was declared first answers. The list is in this order.":"If several routes read a link, the most specific one answers: segment by segment, a fixed word comes before a choice of words, that before a number, a date or another type, that before any text, and any text before the rest of a path. The list is in this order.",
    u("link").addEventListener("input",Is),u("method").addEventListener("change",Is),
    u("ask").addEventListener("submit",(e=>e.preventDefault())),
    u("find").addEventListener("submit",(e=>e.preventDefault())),
    u("search").addEventListener("input",(()=>$s(u("search").value)))
    ;for(const e of["as-list","as-tree"])u(e).addEventListener("change",(()=>{ws("as-tree"===e),$s(u("search").value)}))
    ;addEventListener("hashchange",Cs),$s(""),Cs();const r=document.documentElement.dataset.version??""
    ;""!==r&&setInterval((()=>{!async function(e){try{const t=await(await fetch("version",{cache:"no-store"})).text()
    ;t!==e&&""!==t&&location.reload()}catch{}}(r)}),1e3)}();
    """#
}
