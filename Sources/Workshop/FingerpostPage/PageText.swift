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
    <script id="engine" type="text/plain">
    """#,
    "engine",
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

  /// What the page does.
  static let script = #"""
    "use strict";const e=e=>document.getElementById(e).textContent,t=JSON.parse(e("data")),n=([e,n,o,r])=>({name:e,
    type:t.types[n],isNeeded:1===o,...null===r?{isUnknown:!0}:void 0===r?{}:{default:r}}),o={...t,routes:t.routes.map((e=>({
    ...e,parameters:(e.parameters??[]).map(n)})))
    },r=({origins:e})=>e?.map((e=>o.origins[e]))??o.table.origins,s=({method:e,template:t,flags:n})=>[e,t,void 0===n?void 0:`[${n}]`].filter((e=>void 0!==e)).join(" ")
    ;function a(e,t={},...n){const o=document.createElement(e)
    ;for(const[e,n]of Object.entries(t))void 0!==n&&!1!==n&&o.setAttribute(e,!0===n?"":n)
    ;return o.append(...n.filter((e=>void 0!==e&&!1!==e))),o}
    const i=e=>document.getElementById(e),l=/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cn}\u115f\u1160\u3164\uffa0]/gu,c=e=>e.replace(l,(e=>`\\u{${e.codePointAt(0).toString(16).toUpperCase()}}`)),d=e=>a("bdi",{},c(e)),u=(e,t="")=>a("code",{
    dir:"ltr",class:t||void 0},c(e));function p(e){i("announcement").textContent=e}function f(e,t){const n=function(e,t,n){
    const o=a("button",{type:"button","aria-label":n},e);return o.addEventListener("click",t),o}("Copy",(()=>{(async()=>{
    try{await navigator.clipboard.writeText(e)}catch{const t=a("textarea",{},e);document.body.append(t),t.select(),
    document.execCommand("copy"),t.remove(),n.focus()}n.textContent="Copied",p(`Copied ${t}`),setTimeout((()=>{
    n.textContent="Copy"}),1500)})()}),`Copy ${t}`);return n}const h=(e,t)=>a("span",{class:"copyable"
    },u(e),f(e,t)),m=(e,t="GET")=>`#link=${encodeURIComponent(e)}`+("GET"===t?"":`&method=${encodeURIComponent(t)}`),g=(e,t)=>a("a",{
    href:m(e,t)},...t?[t+" "]:[],u(e)),v=e=>`#route=${e}`;function b(e){const t=o.routes[e];return t?a("a",{href:v(e)
    },d(t.name)):a("span")}const y=e=>[u(e.name)," ",!e.name.includes("|")&&a("span",{class:"quiet"},c(e.words))]
    ;function w(...e){const t=a("dl");for(const n of e)n&&t.append(a("div",{},a("dt",{},n[0]),a("dd",{},...n.slice(1))))
    ;return t}
    const x=e=>e.flatMap(((t,n)=>[0===n?"":n===e.length-1?" and ":", ",t])),k=e=>a("span",{},..."/"===e?["bare paths "]:":"===e?["compact text "]:[],u(e)),$=(e,t)=>`${e} ${t}${1===e?"":"s"}`,E=e=>JSON.parse(e.replace(/"(?:[^"\\]|\\.)*"|-?[0-9][0-9.eE+-]*/g,(e=>'"'===e[0]?e:`"${e}"`))),A=(e,t)=>`${e}\0${t}`
    ;class T{constructor(e,t,n){this.exports=e,this.table=t;const r=new Map(n.map((({name:e,template:t},n)=>[A(e,t),n])))
    ;this.indices=o.routes.map((e=>r.get(A(e.name,s(e)))??-1))}static async of(e){let t
    ;const n=await WebAssembly.instantiate(e,{host:{number:(e,n)=>Number(M(t,e,n))}});t=n.exports,C(t,JSON.stringify({
    schema:1,tables:[{...o.table,routes:o.routes.map((e=>({name:e.name,method:e.method,template:e.template,flags:e.flags,
    origins:r(e),order:e.order,parameters:e.parameters.map((({type:e})=>({type:e.values??e.name})))})))}]}))
    ;const s=t.load(),a=M(t,t.answer(),t.length());if(s<0)throw new Error(`the table does not load: ${a}`)
    ;return new T(t,s,JSON.parse(a))}explain(e,t){const n="GET"!==t;C(this.exports,`${n?t:""}\0${e}`)
    ;const o=this.exports.explain(this.table,n?1:0);return E(M(this.exports,this.exports.answer(),o))}print(e,t,n){
    C(this.exports,[o.routes[e]?.name??"",t,...n.flat()].join("\0"))
    ;const r=this.exports.print(this.table,this.indices[e]??-1);return E(M(this.exports,this.exports.answer(),r))}}
    function C(e,t){const n=(new TextEncoder).encode(t),o=e.reserve(n.length)
    ;new Uint8Array(e.memory.buffer,o,n.length).set(n)}const M=(e,t,n)=>new TextDecoder("utf-8",{ignoreBOM:!0
    }).decode(new Uint8Array(e.memory.buffer,t,n)),S=new Map(o.routes.map(((e,t)=>[A(e.name,s(e)),t]))),N=(e,t)=>S.get(A(e,t))??-1,z=({route:e,template:t,gone:n})=>n?N(n.route,n.template):N(e??"",t??""),I=e=>o.routes.findIndex((t=>t.name===e))
    ;let L,q,D="The engine is starting\u2026";function U(e){if(q)try{return e(q)}catch(e){
    return D=`The engine stopped at this (${e instanceof Error?e.message:String(e)}), and was started anew.`,q=void 0,
    void(L&&T.of(L).then((e=>q=e)))}}
    const j=[[7,1,10,1],[10,1,16,1],[15,1,26,1],[20,1,18,2],[26,1,24,2],[18,2,16,4],[20,2,18,4],[24,2,22,4],[30,2,22,5],[18,4,26,5],[20,4,30,5],[24,4,22,8],[26,4,22,9],[30,4,24,9],[22,6,24,10],[24,6,28,10],[28,6,28,11],[30,6,26,13],[28,7,26,14],[28,8,26,16],[28,8,26,17],[28,9,28,17],[30,9,28,18],[30,10,28,20],[26,12,28,21],[28,12,28,23],[30,12,28,25],[30,13,28,26],[30,14,28,28],[30,15,28,29],[30,16,28,31],[30,17,28,33],[30,18,28,35],[30,19,28,37],[30,19,28,38],[30,20,28,40],[30,21,28,43],[30,22,28,45],[30,24,28,47],[30,25,28,49]]
    ;function O(e){const t=Math.floor(e/7)+2;let n=(16*e+128)*e+64;return e>=2&&(n-=(25*t-10)*t-55),e>=7?n-36:n}
    const B=[],G=[];for(let e=0,t=1;e<255;e++)[B[e],B[e+255],G[t]]=[t,t,e],t=t<<1^(128&t?285:0)
    ;const R=(e,t)=>0===e||0===t?0:B[G[e]+G[t]];function W(e,t,n){const o=[],r=(e,t)=>{for(let n=t-1;n>=0;n--)o.push(e>>n&1)
    };t.forEach((([e,t])=>r(e,t))),r(e.length,n.version<10?8:16),e.forEach((e=>r(e,8))),
    r(0,Math.min(4,8*n.capacity-o.length)),r(0,(8-o.length%8)%8);for(let e=236;o.length<8*n.capacity;e^=253)r(e,8)
    ;const s=Array.from({length:n.capacity
    },((e,t)=>o.slice(8*t,8*t+8).reduce(((e,t)=>e<<1|t),0))),a=Math.floor(n.capacity/n.blocks),i=n.capacity%n.blocks;let l=0
    ;const c=Array.from({length:n.blocks},((e,t)=>{const o=a+(t>=n.blocks-i?1:0);return l+=o,s.slice(l-o,l)
    })),d=c.map((e=>function(e,t){let n=[1];for(let e=0;e<t;e++){const t=B[e];n=[...n,0].map(((e,o)=>e^R(n[o-1]??0,t)))}
    const o=[...e,...Array(t).fill(0)];return e.forEach(((e,t)=>{const r=o[t];n.forEach(((e,n)=>{o[t+n]=o[t+n]^R(e,r)}))})),
    o.slice(e.length)}(e,n.corrections))),u=(e,t)=>Array.from({length:t
    },((t,n)=>e.map((e=>e[n])))).flat().filter((e=>void 0!==e));return[...u(c,a+1),...u(d,n.corrections)]}function Z(e,t,n){
    let o=e<<n;for(let e=31-Math.clz32(o);e>=n;e--)o>>e&1&&(o^=t<<e-n);return e<<n|o}
    const P=[(e,t)=>(e+t)%2,(e,t)=>t%2,e=>e%3,(e,t)=>(e+t)%3,(e,t)=>(Math.floor(e/3)+Math.floor(t/2))%2,(e,t)=>e*t%2+e*t%3,(e,t)=>(e*t%2+e*t%3)%2,(e,t)=>((e+t)%2+e*t%3)%2]
    ;function F({size:e,dark:t,fixed:n},o,r,s){o<0||r<0||o>=e||r>=e||(t[r*e+o]=s?1:0,n[r*e+o]=1)}function J(e,t,n,o,r){
    for(let s=-o;s<=o;s++)for(let a=-o;a<=o;a++){const o=Math.max(Math.abs(a),Math.abs(s));F(e,t+a,n+s,o!==r&&4!==o)}}
    function Q(e,t,n){const{size:o}=e,r=21522^Z(t<<3|n,1335,10);for(let t=0;t<15;t++){const n=1==(r>>t&1)
    ;t<8?F(e,8,t<6?t:t+1,n):F(e,8===t?7:14-t,8,n),t<8?F(e,o-1-t,8,n):F(e,8,o-15+t,n)}F(e,8,o-8,!0)}
    function V({version:e,level:t}){const n=4*e+17,o={size:n,dark:new Uint8Array(n*n),fixed:new Uint8Array(n*n)}
    ;for(let e=0;e<n;e++)F(o,6,e,e%2==0),F(o,e,6,e%2==0);for(const[e,t]of[[3,3],[n-4,3],[3,n-4]])J(o,e,t,4,2)
    ;const r=function(e){if(1===e)return[];const t=Math.floor(e/7)+2,n=4*e+10,o=32===e?26:2*Math.ceil((4*e+4)/(2*t-2))
    ;return[6,...Array.from({length:t-1},((e,r)=>n-(t-2-r)*o))]}(e),s=r.length-1;if(r.forEach(((e,t)=>r.forEach(((n,r)=>{
    0===t&&(0===r||r===s)||t===s&&0===r||J(o,e,n,2,1)})))),Q(o,t,0),e>=7){const t=Z(e,7973,12);for(let e=0;e<18;e++){
    const[r,s]=[Math.floor(e/3),n-11+e%3];F(o,s,r,1==(t>>e&1)),F(o,r,s,1==(t>>e&1))}}return o}function H(e,t,n){
    const{size:o,fixed:r}=e,s={size:o,fixed:r,dark:e.dark.slice()},a=P[n]
    ;for(let e=0;e<o;e++)for(let t=0;t<o;t++)r[e*o+t]||0!==a(t,e)||(s.dark[e*o+t]^=1);return Q(s,t,n),s}
    function _({size:e,dark:t}){let[n,o]=[0,0];for(const[o,r]of[[1,e],[e,1]])for(let s=0;s<e;s++){let[a,i,l]=[0,-1,0]
    ;for(let c=0;c<e;c++){const e=t[s*r+c*o];a=e===i?a+1:1,i=e,5===a?n+=3:a>5&&(n+=1),l=2047&(l<<1|e),
    c>=10&&(93===l||1488===l)&&(n+=40)}}for(let r=0;r<e*e;r++){const s=t[r];o+=s
    ;(r+1)%e==0||r+e>=e*e||s!==t[r+1]||s!==t[r+e]||s!==t[r+e+1]||(n+=3)}return n+10*Math.floor(Math.abs(20*o/(e*e)-10))}
    function K(e){const t=(new TextEncoder).encode(e),n=t.length===e.length?[[4,4]]:[[7,4],[26,8],[4,4]],o=function(e,t){
    for(let n=1;n<=40;n++){const o=e+(n<10?8:16)+8*t;for(const e of[0,1]){
    const t=j[n-1],[r,s]=[t[0===e?2:0],t[0===e?3:1]],a=Math.floor(O(n)/8)-r*s;if(o<=8*a)return{version:n,level:e,
    corrections:r,blocks:s,capacity:a}}}}(n.reduce(((e,[,t])=>e+t),0),t.length);if(!o)return;const r=W(t,n,o),s=V(o);let a
    ;!function({size:e,dark:t,fixed:n},o){let r=0;for(let s=e-1;s>0;s-=2){6===s&&(s=5);for(let a=0;a<e;a++){
    const i=0==(s+1&2)?e-1-a:a;for(const a of[s,s-1])n[i*e+a]||(t[i*e+a]=(o[r>>3]??0)>>7-(7&r)&1,r++)}}}(s,r)
    ;for(let e=0;e<8;e++){const t=H(s,o.level,e),n=_(t);(!a||n<a.points)&&(a={grid:t,points:n})}return a?.grid}
    const X=e=>a("figure",{},function(e){const t=K(e);if(!t)return a("p",{},"The link is too long for a QR code.")
    ;const n="http://www.w3.org/2000/svg",o=document.createElementNS(n,"svg"),r=t.size+8;o.setAttribute("xmlns",n),
    o.setAttribute("viewBox",`0 0 ${r} ${r}`),o.setAttribute("width",String(r*Math.max(3,Math.ceil(224/r)))),
    o.setAttribute("role","img"),o.setAttribute("aria-label","QR code of the link"),
    o.setAttribute("shape-rendering","crispEdges");const s=document.createElementNS(n,"rect")
    ;for(const[e,t]of[["width",r],["height",r]])s.setAttribute(e,String(t));s.setAttribute("fill","#fff")
    ;const i=document.createElementNS(n,"path");i.setAttribute("fill","#000");let l=""
    ;for(let e=0;e<t.size;e++)for(let n=0;n<t.size;n++){const o=n;for(;n<t.size&&t.dark[e*t.size+n];)n++
    ;n>o&&(l+=`M${o+4} ${e+4}h${n-o}v1h-${n-o}z`)}return i.setAttribute("d",l),o.append(s,i),o}(e),a("figcaption",{
    class:"quiet"},"Scan it with a phone"));function Y(e,t){
    const n=(new TextEncoder).encode(e),o=e=>new TextDecoder("utf-8",{ignoreBOM:!0}).decode(n.slice(0,e)).length
    ;return t.map((([e,t])=>({start:o(e),end:o(t)})))}function ee(e,t,n){const o=a("code",{dir:"ltr",class:"link"});let r=0
    ;for(const s of[...t].sort(((e,t)=>e.start-t.start)))s.start<r||s.end===s.start||(o.append(c(e.slice(r,s.start)),a("mark",{
    class:n},c(e.slice(s.start,s.end)))),r=s.end);return o.append(c(e.slice(r))),o}const te=e=>a("p",{class:"warning"},e)
    ;function ne(e){const t=[]
    ;return void 0!==e.deprecated&&t.push(`Deprecated${(e=>""===e?".":`: ${c(e)}.`)(e.deprecated)} The link still opens.`),
    "internal"===e.access&&t.push("Internal: only the app itself may open this link."),
    "confirm"===e.access&&t.push("The app asks before it opens this link."),t.map(te)}function oe(e,t,{places:n=[]}){
    const o=t.filter((({offset:e})=>void 0!==e)),r=n.filter((t=>t.name===e)).map((({offset:e})=>o.filter((t=>Number(t.offset)<=Number(e))).pop()?.part))
    ;return[...new Set(r)].filter((e=>void 0!==e)).join(", ")}function re(e,t,n){const o=a("tbody"),r=new Set
    ;for(const{name:s,type:i}of e.parameters){if(r.has(s))continue;r.add(s)
    ;const e=n.values?.[s],l=Array.isArray(e)?0===e.length?void 0:`[${e.join(", ")}]`:void 0===e?void 0:String(e),c=void 0===l?"none":""===l?"empty":void 0,u=oe(s,t,n),p=""!==u?u:void 0===l?"left out":"not in the link: the default"
    ;o.append(a("tr",{},a("th",{scope:"row"},d(s)),a("td",{},void 0===c?d(l??""):a("span",{class:"quiet"
    },c)),a("td",{},...y(i)),a("td",{},p)))}const s=a("tr",{},...["Parameter","Value","Type","Where"].map((e=>a("th",{
    scope:"col"},e))));return a("div",{class:"scroll",tabindex:"0",role:"group","aria-label":"Values"
    },a("table",{},a("thead",{},s),o))}
    const se=e=>["Template",...e.method?[u(e.method)," "]:[],u(e.template)],ae=(e,...t)=>{const n=N(e.route,e.template)
    ;return a("li",{},b(n)," ",u(o.routes[n]?.template??e.template),...t)},ie=e=>e>0&&a("li",{class:"more"
    },`and ${e} more`),le=10;function ce({others:e=[]}){const t=e.filter((({reason:e})=>void 0!==e));if(0===t.length)return
    ;const n=t.slice(0,le).map((e=>ae(e,a("br"),a("span",{class:"quiet"},c(e.reason??"")))))
    ;return a("div",{},a("h4",{},"Other routes that read it, and why they come after"),a("ul",{},...n,ie(t.length-le)))}
    function de(e,t=[]){if(0!==t.length)return[e,...t.flatMap((({key:e,value:t})=>[u(`${e}=${t}`)," "]))]}
    const ue=(e,{places:t=[]})=>ee(e,Y(e,t.map((({offset:e,length:t})=>[Number(e),Number(e)+Number(t)]))))
    ;function pe(e,t,n){const r=o.routes[t],s=n.canonical??e
    ;return[a("h3",{},"Route ",b(t)),ue(e,n),...ne(r),w(se(r),["Canonical form",...s===e?["the link itself"]:[h(s,"the canonical form")]],de("Not used",n.extraQuery),de("Ignored, because it does not read",n.unreadQuery)),r.parameters.length>0&&re(r,n.parts,n),ce(n)]
    }function fe(e,t,n,r){const s=o.routes[t];return[a("h3",{},"This link is gone"),ue(e,r),a("p",{class:"warning gone"
    },c(n.summary?.[0]??"")),s&&w(se(s)),s&&s.parameters.length>0&&re(s,n.parts,r),ce(n)]}function he(e,t){
    const n=t.obstacles?.length??0,o=(t.near??[]).filter((({obstacles:e})=>e.length>n)),r=[t.error,...t.obstacles??[],...o[0]?.obstacles??[]],s=[...new Set(r.flatMap((e=>void 0===e?.offset?[]:[Number(e.offset)])))],i=o.map((e=>ae(e,a("ul",{},...e.obstacles.slice(n).map((({message:e})=>a("li",{},d(e)))))))),{fix:l,isNear:u}=t
    ;return[a("h3",{},"No route reads this link"),ee(e,Y(e,s.map((t=>function(e,t){
    const n=(new TextEncoder).encode(e),o=n.findIndex(((e,n)=>n>t&&"/?#&=".includes(String.fromCharCode(e))))
    ;return[t,o<0?n.length:o]
    }(e,t)))),"wrong"),...(t.summary??[]).map((e=>e.replace(/ \(at byte \d+\)\.$/,"."))).filter((e=>"No route matches."!==e)).map((e=>a("p",{
    class:"error"},c(e)))),l&&a("p",{class:"fix"
    },u?"This would match: ":"The closest that would match: ",g(l.url,"GET"===l.method?void 0:l.method)," (",b(I(l.route)),")"),i.length>0&&a("h4",{},u?"The nearest routes, and what differs":"None is near. These share a part of the path"),i.length>0&&a("ul",{},...i,ie(Number(t.omitted??0)))]
    }const me=e=>a("p",{class:"quiet idle"},e);function ge(e,t){
    const[n,r]=[i("result"),i("qr")],s=""===e?void 0:U((n=>n.explain(e,t))),a=s?z(s):-1,l=o.routes[a]?.name??""
    ;n.dataset.route=s?.gone?"":l
    ;const[c,d]=""===e?[[me("Paste a link to see which route reads it, and each value in it.")],""]:s?s.gone?[fe(e,a,s,s.gone),`The link of ${l} is gone`]:a>=0?[pe(e,a,s),`Route ${l} reads this link`]:[he(e,s),"No route reads this link"]:[[me(D)],D]
    ;n.replaceChildren(...c.filter((e=>void 0!==e&&!1!==e))),r.replaceChildren(...""===e?[]:[X(e)]),p(d)}
    const ve=e=>`xcrun simctl openurl booted ${ye(e)}`,be=e=>`adb shell am start -a android.intent.action.VIEW -d ${ye(/^[A-Za-z0-9_@%+=:,./-]+$/.test(e)?e:(e=>/^[A-Za-z0-9_@%+=:,./-]+$/.test(e)?e:`'${e.replace(/'/g,"'\\''")}'`)(e))}`,ye=e=>/!/.test(e)?`'${e.replace(/'/g,"'\\''")}'`:(e=>`"${e.replace(/[\\"$`]/g,"\\$&")}"`)(e)
    ;let we=0;function xe(e){const t=o.routes[e],n=t.parameters.map((e=>function(e){
    const{type:t}=e,n="field"+we++,o=t.members,r=Array.isArray(e.default)?e.default.join(", "):e.default,s=t.isArray?"one a line":void 0,i={
    id:n,"aria-describedby":`${n}e`,"aria-required":e.isNeeded?"true":void 0,dir:"auto",spellcheck:"false",
    autocomplete:"off"},l=void 0===r?t.sample:String(r),u=o&&!t.isArray?a("select",{id:n,"aria-describedby":`${n}e`
    },a("option",{value:""},void 0===r?"":`${r} (left out)`),...o.map((e=>a("option",{value:"="+e
    },c(e))))):t.isArray?a("textarea",{...i,rows:"2",placeholder:l}):a("input",{...i,type:"text",
    inputmode:t.isInteger?"numeric":void 0,placeholder:l}),p=a("span",{class:"error",id:`${n}e`
    }),f=[t.words.replace(/ such as .*/,""),s,void 0!==r?`${r} if left out`:e.isUnknown?"may be left out":void 0],h=a("label",{
    for:n},d(e.name)," ",a("span",{class:"quiet"},c(f.filter(Boolean).join(", "))));return{parameter:e,element:a("div",{
    class:"field"},h,u,p),texts:()=>{const e=u.value
    ;if(""!==e)return t.isArray?e.split("\n").filter((e=>""!==e)):[u instanceof HTMLSelectElement?e.slice(1):e]},
    complain:e=>{p.textContent=e,""===e?u.removeAttribute("aria-invalid"):u.setAttribute("aria-invalid","true")}}
    }(e))),s=function(e){const t=r(e),n="field"+we++,o=a("select",{id:n},...t.map((e=>a("option",{value:e
    },c(e))))),s=a("input",{type:"text","aria-label":"Host below the wildcard",value:"a",spellcheck:"false"
    }),i=()=>o.value.includes("://*"),l=()=>{s.hidden=!i()};o.addEventListener("change",l)
    ;const d=t.findIndex((e=>!e.includes("://*")));return d>0&&(o.selectedIndex=d),l(),{element:a("div",{class:"field"
    },a("label",{for:n},"origin",a("span",{class:"quiet"},"where the link opens")),a("div",{},o,s)),
    origin:()=>i()?o.value.replace("*",s.value+(o.value.endsWith("*")?".example":"")):o.value}}(t),i=a("div",{
    class:"outcome"}),l=a("p",{role:"status"}),u=(e,t=!1)=>{l.className=t?"error":"quiet",l.textContent=c(e)},p=()=>{
    if(i.replaceChildren(),
    n.forEach((({complain:e})=>e(""))),n.some((({parameter:e,texts:t})=>e.isNeeded&&void 0===t())))return u("Fill in the fields, and the link appears here.")
    ;const o=n.flatMap((({parameter:e,texts:t})=>(t()??[]).map((t=>[e.name,t]))))
    ;if(o.some((([,e])=>e.includes("\0"))))return u("a link cannot contain NUL",!0);const r=U((t=>t.print(e,s.origin(),o)))
    ;if(!r)return u(D);if(null!==r.url)return u(""),void i.append(...function(e,t){
    const n=!e.startsWith("/")&&/^[A-Za-z][A-Za-z0-9+.-]*:\/\//.test(e),o=(e,t)=>[e,h(t,e)]
    ;return[w(o("Link",e),n?o("iOS simulator",ve(e)):void 0,n?o("Android device",be(e)):void 0,["",a("a",{href:m(e,t)
    },"Show what this link does")]),X(e)]}(r.url,t.method));const l=n.find((({parameter:e})=>e.name===r.error?.parameter))
    ;l&&l.complain(c(r.error?.message??"")),u(l?"":r.error?.message??"",!0)
    },f=a("form",{},...n.map((e=>e.element)),s.element,l,i);return f.addEventListener("submit",(e=>e.preventDefault())),
    f.addEventListener("input",p),p(),ke.push(p),f}
    const ke=[],$e=o.routes.map((e=>[e.name,`/${e.template}`,e.method??"",...e.parameters.map((({name:e})=>e)),...e.tags??[],e.flags??""].join("\n").toLowerCase()))

    ;const Ee=e=>o.findings.filter((({routes:t})=>t.includes(e))),Ae=e=>(o.comparison?.changes??[]).filter((({route:t})=>t===e))
    ;function Te(e){const t=a("tr",{},...["Parameter","Type","Default"].map((e=>a("th",{scope:"col"
    },e)))),n=e.parameters.map((e=>{
    const t=e.default,n=e.isUnknown?"known to the app alone":"object"==typeof t?`[${t.join(", ")}]`:t,{type:o}=e,r=o.members&&!o.name.includes("|")?a("span",{
    class:"quiet"}," ",c(o.members.join(" | "))):void 0;return a("tr",{},a("th",{scope:"row"
    },d(e.name)),a("td",{},...y(o),r),a("td",{},void 0===n?"":d(n)))}));return a("div",{class:"scroll",tabindex:"0",
    role:"group","aria-label":`Parameters of ${e.name}`},a("table",{},a("thead",{},t),a("tbody",{},...n)))}function Ce(e,t){
    const n=e.routes.flatMap((e=>[b(e)," "]));return a("li",{class:e.severity},a("strong",{},e.severity)," ",a("span",{
    class:"mark"},e.kind)," ",...t?n:[],a("br"),d(e.message),a("br"),a("span",{class:"quiet"
    },"Fix: ",d(e.fix??"")),...void 0===e.link?[]:[a("br"),g(e.link,e.method)])}function Me(e){
    const t=e=>[d(e.name)," ",u(e.template)],n=e.old&&e.new&&e.old.name===e.new.name&&e.old.template===e.new.template
    ;return a("li",{class:"breaking"===e.verdict?"error":"accepted"},a("strong",{},e.verdict)," ",a("span",{class:"mark"
    },e.kind)," ",...e.old?t(e.old):[],...e.new&&!n?[e.old?" \u2192 ":"",...t(e.new)]:[],a("br"),d(e.message),...void 0===e.link?[]:[a("br"),g(e.link,e.method)],...void 0===e.fix?[]:[a("br"),a("span",{
    class:"quiet"},"Fix: ",d(e.fix))])}function Se(e,t){e.childElementCount>1||e.append(a("div",{class:"details"
    },...function(e){const t=o.routes[e],[n,s]=[Ee(e),Ae(e)]
    ;return[...ne(t),...void 0===t.gone?[]:[te(`Gone${""===t.gone?"":`: ${c(t.gone)}`}${t.instead?`; it shows "${c(t.instead)}" instead`:""}.`)],w(["Template",...t.method?[u(t.method)," "]:[],u(t.template)],void 0===t.example?["Example","none is known"]:["Example",g(t.example,t.method)],["Origins",...r(t).flatMap((e=>[u(e)," "]))],void 0===t.flags?void 0:["Flags",u(t.flags)],void 0===t.role?void 0:["Alias","prints"===t.role?"links are printed by it":"its links are only read"],[o.isDeclared?"Declared":"Precedence",`${e+1} of ${o.routes.length}`]),t.parameters.length>0&&Te(t),n.length>0&&a("h3",{},"Findings"),n.length>0&&a("ul",{
    class:"plain"},...n.map((e=>Ce(e,!1)))),s.length>0&&a("h3",{},"Changes"),s.length>0&&a("ul",{class:"plain"
    },...s.map(Me)),void 0===t.gone&&a("h3",{},"Build a link"),void 0===t.gone&&xe(e)]}(t)))}
    const Ne=o.routes.map(((e,t)=>function(e){
    const t=o.routes[e],n=[void 0!==t.deprecated&&"deprecated",void 0!==t.gone&&"gone",t.access,Ee(e).some((({severity:e})=>"accepted"!==e))&&"finding",Ae(e).length>0&&"changed",...t.tags??[]].filter((e=>"string"==typeof e)),r=a("summary",{},a("span",{
    class:"name"},d(t.name))," ",a("span",{class:"template"
    },...t.method?[a("strong",{},c(t.method))," "]:[],u(t.template)),...n.flatMap((e=>[" ",a("span",{class:"mark"
    },d(e))]))),s=a("details",{id:`route${e}`},r);return s.addEventListener("toggle",(()=>{s.open&&Se(s,e)})),s}(t)))
    ;function ze(e){const t=[];let[n,o]=["",0];for(const r of e){if("("!==r&&"{"!==r||o++,")"!==r&&"}"!==r||o--,
    0===o&&("?"===r||"#"===r))break;0===o&&"/"===r?(""!==n&&t.push(n),n=""):n+=r}return""===n||/^\([?#]/.test(n)?t:[...t,n]}
    function Ie(e){const{label:t,routes:n,children:r}=function(e){let t=e,{label:n}=e
    ;for(;0===t.routes.length&&1===t.children.length;)t=t.children[0],n+="/"+t.label;return{label:n,routes:t.routes,
    children:t.children}}(e),s=n.flatMap((e=>[" ",...o.routes[e]?.method?[a("strong",{},o.routes[e]?.method)," "]:[],b(e)]))
    ;return a("li",{},u(t),...s,r.length>0&&a("ul",{},...r.map(Ie)))}function Le(e){const t=function(e){const t={label:"/",
    routes:[],children:[]};for(const n of e){let e=t;for(const t of ze(o.routes[n].template)){
    let n=e.children.find((e=>e.label===t));n||e.children.push(n={label:t,routes:[],children:[]}),e=n}e.routes.push(n)}
    return t}(e);return a("ul",{class:"tree"},...t.routes.length>0?[Ie({...t,children:[]})]:[],...t.children.map(Ie))}
    let qe=!1;function De(e){const t=i("search");t.value!==e&&(t.value=e);const{numbers:n,told:r}=function(e){
    const t=e.trim().toLowerCase(),n=o.routes.map(((e,t)=>t)),r=e=>`${e.length} of ${$(n.length,"route")}`;if(""===t)return{
    numbers:n,told:$(n.length,"route")}
    ;const s=n.filter((e=>$e[e]?.includes(t))),[a,i="GET"]=je(e.trim()),l=/^\/|:\/\//.test(a)||a.includes(":")&&o.origins.includes(":")?U((e=>e.explain(a,i))):void 0
    ;if(!l)return{numbers:s,told:r(s)}
    ;const c=(e=[])=>e.map((({route:e,template:t})=>N(e,t))),d=[z(l),...c(l.others)].filter((e=>e>=0));if(d.length>0)return{
    numbers:d,told:`${r(d)} ${1===d.length?"reads":"read"} this link`};if(s.length>0)return{numbers:s,told:r(s)}
    ;const u=c(l.near).filter((e=>e>=0));return{numbers:u,
    told:`No route reads this link; ${0===u.length?"none is":r(u)+" are"} near`}}(e);i("count").textContent=r,
    i("list").replaceChildren(...qe?[Le(n)]:n.map((e=>Ne[e])))}function Ue(e){qe=e,i("as-tree").checked=e,
    i("as-list").checked=!e}function je(e){const t=/^([A-Z]{2,10}) +(\S[^]*)$/.exec(e);return t?[t[2],t[1]]:[e,void 0]}
    const Oe=e=>{try{return decodeURIComponent(e)}catch{return e}};function Be(){
    const e=location.hash.slice(1),t=/^link=([^]*?)(?:&method=([^&]*))?$/.exec(e);if(t){
    const[e,n]=[Oe(t[1]),Oe(t[2]??"GET")];return void Ge(e,n)}const n=/^route=(\d+)$/.exec(e);n?function(e){const t=Ne[e]
    ;t&&(Ue(!1),De(""),t.open=!0,Se(t,e),t.querySelector("summary")?.focus(),t.scrollIntoView({block:"start"}))
    }(Number(n[1])):""===e&&Ge("","GET")}function Ge(e,t){const n=i("link"),o=i("method");n.value!==e&&(n.value=e),
    [...o.options].some((e=>e.value===t))||o.append(a("option",{value:t},c(t))),o.value=t,ge(e,t)}let Re;function We(){
    const[e,t]=je(i("link").value),n=t??i("method").value;ge(e,n),clearTimeout(Re)
    ;const o=""===e?location.pathname+location.search:m(e,n);Re=setTimeout((()=>history.replaceState(null,"",o)),200)}
    !function(){const{origins:t}=o.table
    ;o.errors||i("about").append(a("span",{},$(o.routes.length,"route")," at ",...x(t.map(k))))
    ;const n=[...new Set(["GET",...o.routes.flatMap((({method:e})=>e??[]))])]
    ;if(i("method").append(...n.map((e=>a("option",{value:e},c(e))))),i("method-field").hidden=1===n.length,
    o.errors&&(i("errors").hidden=!1,i("errors").append(a("ul",{},...o.errors.map((e=>a("li",{},d(e))))))),
    o.findings.length>0){i("findings").hidden=!1;const e=(e,t)=>{const n=o.findings.filter((t=>t.severity===e)).length
    ;return 0===n?[]:["accepted"===t?`${n} accepted`:$(n,t)]
    },t=[...e("error","error"),...e("warning","warning"),...e("accepted","accepted")]
    ;i("findings-count").textContent=`for those who write the table: ${t.join(", ")}`,
    i("findings").querySelector("details").append(a("ul",{class:"plain"
    },...o.findings.map((e=>Ce(e,!0)))),o.omitted?`and ${o.omitted} more, which fingerpost check lists`:"")}
    const{comparison:r}=o
    ;r&&(i("changes").hidden=!1,i("changes").append(a("p",{},"Compared with ",u(r.old),": ",d(r.verdict),"."),a("ul",{
    class:"plain"
    },...r.changes.map(Me)))),i("order").textContent=o.isDeclared?"If several routes read a link, the one that was declared first answers. The list is in this order.":"If several routes read a link, the most specific one answers: segment by segment, a fixed word comes before a choice of words, that before a number, a date or another type, that before any text, and any text before the rest of a path. The list is in this order.",
    i("link").addEventListener("input",We),i("method").addEventListener("change",We),
    i("ask").addEventListener("submit",(e=>e.preventDefault())),
    i("find").addEventListener("submit",(e=>e.preventDefault())),
    i("search").addEventListener("input",(()=>De(i("search").value)))
    ;for(const e of["as-list","as-tree"])i(e).addEventListener("change",(()=>{Ue("as-tree"===e),De(i("search").value)}))
    ;addEventListener("hashchange",Be),De(""),Be(),o.errors||setTimeout((()=>{!async function(t){try{
    if("undefined"==typeof WebAssembly||"undefined"==typeof DecompressionStream)throw new Error("it has no WebAssembly, or no DecompressionStream")
    ;const t=Uint8Array.from(atob(e("engine")),(e=>e.charCodeAt(0))),n=new Blob([t]).stream().pipeThrough(new DecompressionStream("gzip"))
    ;L=await WebAssembly.compile(await new Response(n).arrayBuffer()),q=await T.of(L),
    document.documentElement.dataset.engine="ready"}catch(e){
    D=`This browser cannot read links here: ${e instanceof Error?e.message:String(e)}. The routes are listed below.`}t()
    }((()=>{Be(),ke.splice(0).forEach((e=>e()))}))}));const s=document.documentElement.dataset.version??""
    ;""!==s&&setInterval((()=>{!async function(e){try{const t=await(await fetch("version",{cache:"no-store"})).text()
    ;t!==e&&""!==t&&location.reload()}catch{}}(s)}),1e3)}();
    """#
}
