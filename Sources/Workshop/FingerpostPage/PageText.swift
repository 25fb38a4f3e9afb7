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
    class e extends Error{constructor(e){
    super(e.map((({line:e,column:t,message:n})=>void 0===e?n:`${e}:${t}: ${n}`)).join("\n")),this.faults=e}}class t{#e
    ;#t=new Map;static async of(e){const n=new t,{exports:r}=await WebAssembly.instantiate(e,{host:{
    number:(e,t)=>Number(n.#n(e,t))}});return n.#e=r,n}#n(e,t){return new TextDecoder("utf-8",{ignoreBOM:!0
    }).decode(new Uint8Array(this.#e.memory.buffer,e,t))}#r(e){
    const t=(new TextEncoder).encode(e),n=this.#e.reserve(t.length);new Uint8Array(this.#e.memory.buffer,n,t.length).set(t)}
    #o(e=this.#e.length()){return this.#n(this.#e.answer(),e)}load(t){this.#r(t)
    ;const n=this.#e.load(),r=JSON.parse(this.#o());if(n<0)throw new e(r);return this.#t.set(n,r),n}unload(e){
    this.#t.delete(e),this.#e.unload(e)}routes(e){return this.#t.get(e)}match(e,t){this.#r(t);const n=this.#e.match(e)
    ;return n<0?null:this.#t.get(e)[n].name}explain(e,t,n="",r=""!==n){return this.#r(`${n}\0${t}`),
    this.#o(this.#e.explain(e,r?1:0))}print(e,t,n,r="",o=-1){
    const s=Object.entries(n).flatMap((([e,t])=>[t].flat().flatMap((t=>[e,t]))));return this.#r([t,r,...s].join("\0")),
    this.#o(this.#e.print(e,o))}check(e){return this.#o(this.#e.check(e))}diff(e,t){return this.#o(this.#e.diff(e,t))}}
    const n=e=>document.getElementById(e).textContent,r=JSON.parse(n("data")),o=([e,t,n,o])=>({name:e,type:r.types[t],
    isNeeded:1===n,...null===o?{isUnknown:!0}:void 0===o?{}:{default:o}}),s={...r,routes:r.routes.map((e=>({...e,
    parameters:(e.parameters??[]).map(o)})))
    },a=({origins:e})=>e?.map((e=>s.origins[e]))??s.table.origins,i=e=>s.origins.some((t=>/^[a-z][^:]*:/.test(t)&&e.toLowerCase().startsWith(t.replace(/:.*/,":")))),l=({method:e,template:t,flags:n})=>[e,t,void 0===n?void 0:`[${n}]`].filter((e=>void 0!==e)).join(" ")
    ;function c(e,t={},...n){const r=document.createElement(e)
    ;for(const[e,n]of Object.entries(t))void 0!==n&&!1!==n&&r.setAttribute(e,!0===n?"":n)
    ;return r.append(...n.filter((e=>void 0!==e&&!1!==e))),r}
    const d=e=>document.getElementById(e),u=/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cn}\u115f\u1160\u3164\uffa0]/gu,p=e=>e.replace(u,(e=>`\\u{${e.codePointAt(0).toString(16).toUpperCase()}}`)),f=e=>c("bdi",{},p(e)),h=(e,t="")=>c("code",{
    dir:"ltr",class:t||void 0},p(e));function m(e){d("announcement").textContent=e}function g(e,t){const n=function(e,t,n){
    const r=c("button",{type:"button","aria-label":n},e);return r.addEventListener("click",t),r}("Copy",(()=>{(async()=>{
    try{await navigator.clipboard.writeText(e)}catch{const t=c("textarea",{},e);document.body.append(t),t.select(),
    document.execCommand("copy"),t.remove(),n.focus()}n.textContent="Copied",m(`Copied ${t}`),setTimeout((()=>{
    n.textContent="Copy"}),1500)})()}),`Copy ${t}`);return n}const v=(e,t)=>c("span",{class:"copyable"
    },h(e),g(e,t)),b=(e,t="GET")=>`#link=${encodeURIComponent(e)}`+("GET"===t?"":`&method=${encodeURIComponent(t)}`),w=(e,t)=>c("a",{
    href:b(e,t)},...t?[t+" "]:[],h(e)),y=e=>`#route=${e}`;function x(e){const t=s.routes[e];return t?c("a",{href:y(e)
    },f(t.name)):c("span")}const k=e=>[h(e.name)," ",!e.name.includes("|")&&c("span",{class:"quiet"},p(e.words))]
    ;function $(...e){const t=c("dl");for(const n of e)n&&t.append(c("div",{},c("dt",{},n[0]),c("dd",{},...n.slice(1))))
    ;return t}
    const E=e=>e.flatMap(((t,n)=>[0===n?"":n===e.length-1?" and ":", ",t])),A=e=>c("span",{},..."/"===e?["bare paths "]:":"===e?["compact text "]:[],h(e)),T=(e,t)=>`${e} ${t}${1===e?"":"s"}`,C=e=>JSON.parse(e.replace(/"(?:[^"\\]|\\.)*"|-?[0-9][0-9.eE+-]*/g,(e=>'"'===e[0]?e:`"${e}"`))),M=(e,t)=>`${e}\0${t}`
    ;class S{constructor(e){this.engine=e,this.table=e.load(JSON.stringify({schema:1,tables:[{...s.table,
    routes:s.routes.map((e=>({name:e.name,method:e.method,template:e.template,flags:e.flags,origins:a(e),order:e.order,
    parameters:e.parameters.map((({type:e})=>({type:e.values??e.name})))})))}]}))
    ;const t=new Map(e.routes(this.table).map((({name:e,template:t},n)=>[M(e,t),n])))
    ;this.indices=s.routes.map((e=>t.get(M(e.name,l(e)))??-1))}explain(e,t){
    return C(this.engine.explain(this.table,e,"GET"===t?"":t))}print(e,t,n){
    const[r,o]=[s.routes[e]?.name??"",this.indices[e]??-1];return C(this.engine.print(this.table,r,t,n,o))}}
    const N=new Map(s.routes.map(((e,t)=>[M(e.name,l(e)),t]))),z=(e,t)=>N.get(M(e,t))??-1,L=({route:e,template:t,gone:n})=>n?z(n.route,n.template):z(e??"",t??""),I=e=>s.routes.findIndex((t=>t.name===e)),j="0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz!#$%&()*+-;<=>?@^_`{|}~"
    ;function q(e){const t=e.replace(/\s/g,""),n=new Uint8Array(128);[...j].forEach(((e,t)=>n[e.charCodeAt(0)]=t))
    ;const r=new Uint8Array(Math.floor(4*t.length/5)),o=t+"~~~~";for(let[e,t]=[0,0];t<r.length;e+=5){let s=0
    ;for(let t=e;t<e+5;t++)s=85*s+(n[o.charCodeAt(t)]??0);for(let e=24;e>=0&&t<r.length;e-=8)r[t++]=s>>>e}return r}
    let U,D,O="The engine is starting\u2026";function B(e){if(D)try{return e(D)}catch(e){
    return O=`The engine stopped at this (${e instanceof Error?e.message:String(e)}), and was started anew.`,D=void 0,
    void(U&&t.of(U).then((e=>D=new S(e))))}}
    const G=[[7,1,10,1],[10,1,16,1],[15,1,26,1],[20,1,18,2],[26,1,24,2],[18,2,16,4],[20,2,18,4],[24,2,22,4],[30,2,22,5],[18,4,26,5],[20,4,30,5],[24,4,22,8],[26,4,22,9],[30,4,24,9],[22,6,24,10],[24,6,28,10],[28,6,28,11],[30,6,26,13],[28,7,26,14],[28,8,26,16],[28,8,26,17],[28,9,28,17],[30,9,28,18],[30,10,28,20],[26,12,28,21],[28,12,28,23],[30,12,28,25],[30,13,28,26],[30,14,28,28],[30,15,28,29],[30,16,28,31],[30,17,28,33],[30,18,28,35],[30,19,28,37],[30,19,28,38],[30,20,28,40],[30,21,28,43],[30,22,28,45],[30,24,28,47],[30,25,28,49]]
    ;function R(e){const t=Math.floor(e/7)+2;let n=(16*e+128)*e+64;return e>=2&&(n-=(25*t-10)*t-55),e>=7?n-36:n}
    const W=[],P=[];for(let e=0,t=1;e<255;e++)[W[e],W[e+255],P[t]]=[t,t,e],t=t<<1^(128&t?285:0)
    ;const F=(e,t)=>0===e||0===t?0:W[P[e]+P[t]];function Z(e,t,n){const r=[],o=(e,t)=>{for(let n=t-1;n>=0;n--)r.push(e>>n&1)
    };t.forEach((([e,t])=>o(e,t))),o(e.length,n.version<10?8:16),e.forEach((e=>o(e,8))),
    o(0,Math.min(4,8*n.capacity-r.length)),o(0,(8-r.length%8)%8);for(let e=236;r.length<8*n.capacity;e^=253)o(e,8)
    ;const s=Array.from({length:n.capacity
    },((e,t)=>r.slice(8*t,8*t+8).reduce(((e,t)=>e<<1|t),0))),a=Math.floor(n.capacity/n.blocks),i=n.capacity%n.blocks;let l=0
    ;const c=Array.from({length:n.blocks},((e,t)=>{const r=a+(t>=n.blocks-i?1:0);return l+=r,s.slice(l-r,l)
    })),d=c.map((e=>function(e,t){let n=[1];for(let e=0;e<t;e++){const t=W[e];n=[...n,0].map(((e,r)=>e^F(n[r-1]??0,t)))}
    const r=[...e,...Array(t).fill(0)];return e.forEach(((e,t)=>{const o=r[t];n.forEach(((e,n)=>{r[t+n]=r[t+n]^F(e,o)}))})),
    r.slice(e.length)}(e,n.corrections))),u=(e,t)=>Array.from({length:t
    },((t,n)=>e.map((e=>e[n])))).flat().filter((e=>void 0!==e));return[...u(c,a+1),...u(d,n.corrections)]}function J(e,t,n){
    let r=e<<n;for(let e=31-Math.clz32(r);e>=n;e--)r>>e&1&&(r^=t<<e-n);return e<<n|r}
    const Q=[(e,t)=>(e+t)%2,(e,t)=>t%2,e=>e%3,(e,t)=>(e+t)%3,(e,t)=>(Math.floor(e/3)+Math.floor(t/2))%2,(e,t)=>e*t%2+e*t%3,(e,t)=>(e*t%2+e*t%3)%2,(e,t)=>((e+t)%2+e*t%3)%2]
    ;function V({size:e,dark:t,fixed:n},r,o,s){r<0||o<0||r>=e||o>=e||(t[o*e+r]=s?1:0,n[o*e+r]=1)}function H(e,t,n,r,o){
    for(let s=-r;s<=r;s++)for(let a=-r;a<=r;a++){const r=Math.max(Math.abs(a),Math.abs(s));V(e,t+a,n+s,r!==o&&4!==r)}}
    function _(e,t,n){const{size:r}=e,o=21522^J(t<<3|n,1335,10);for(let t=0;t<15;t++){const n=1==(o>>t&1)
    ;t<8?V(e,8,t<6?t:t+1,n):V(e,8===t?7:14-t,8,n),t<8?V(e,r-1-t,8,n):V(e,8,r-15+t,n)}V(e,8,r-8,!0)}
    function K({version:e,level:t}){const n=4*e+17,r={size:n,dark:new Uint8Array(n*n),fixed:new Uint8Array(n*n)}
    ;for(let e=0;e<n;e++)V(r,6,e,e%2==0),V(r,e,6,e%2==0);for(const[e,t]of[[3,3],[n-4,3],[3,n-4]])H(r,e,t,4,2)
    ;const o=function(e){if(1===e)return[];const t=Math.floor(e/7)+2,n=4*e+10,r=32===e?26:2*Math.ceil((4*e+4)/(2*t-2))
    ;return[6,...Array.from({length:t-1},((e,o)=>n-(t-2-o)*r))]}(e),s=o.length-1;if(o.forEach(((e,t)=>o.forEach(((n,o)=>{
    0===t&&(0===o||o===s)||t===s&&0===o||H(r,e,n,2,1)})))),_(r,t,0),e>=7){const t=J(e,7973,12);for(let e=0;e<18;e++){
    const[o,s]=[Math.floor(e/3),n-11+e%3];V(r,s,o,1==(t>>e&1)),V(r,o,s,1==(t>>e&1))}}return r}function X(e,t,n){
    const{size:r,fixed:o}=e,s={size:r,fixed:o,dark:e.dark.slice()},a=Q[n]
    ;for(let e=0;e<r;e++)for(let t=0;t<r;t++)o[e*r+t]||0!==a(t,e)||(s.dark[e*r+t]^=1);return _(s,t,n),s}
    function Y({size:e,dark:t}){let[n,r]=[0,0];for(const[r,o]of[[1,e],[e,1]])for(let s=0;s<e;s++){let[a,i,l]=[0,-1,0]
    ;for(let c=0;c<e;c++){const e=t[s*o+c*r];a=e===i?a+1:1,i=e,5===a?n+=3:a>5&&(n+=1),l=2047&(l<<1|e),
    c>=10&&(93===l||1488===l)&&(n+=40)}}for(let o=0;o<e*e;o++){const s=t[o];r+=s
    ;(o+1)%e==0||o+e>=e*e||s!==t[o+1]||s!==t[o+e]||s!==t[o+e+1]||(n+=3)}return n+10*Math.floor(Math.abs(20*r/(e*e)-10))}
    function ee(e){const t=(new TextEncoder).encode(e),n=t.length===e.length?[[4,4]]:[[7,4],[26,8],[4,4]],r=function(e,t){
    for(let n=1;n<=40;n++){const r=e+(n<10?8:16)+8*t;for(const e of[0,1]){
    const t=G[n-1],[o,s]=[t[0===e?2:0],t[0===e?3:1]],a=Math.floor(R(n)/8)-o*s;if(r<=8*a)return{version:n,level:e,
    corrections:o,blocks:s,capacity:a}}}}(n.reduce(((e,[,t])=>e+t),0),t.length);if(!r)return;const o=Z(t,n,r),s=K(r);let a
    ;!function({size:e,dark:t,fixed:n},r){let o=0;for(let s=e-1;s>0;s-=2){6===s&&(s=5);for(let a=0;a<e;a++){
    const i=0==(s+1&2)?e-1-a:a;for(const a of[s,s-1])n[i*e+a]||(t[i*e+a]=(r[o>>3]??0)>>7-(7&o)&1,o++)}}}(s,o)
    ;for(let e=0;e<8;e++){const t=X(s,r.level,e),n=Y(t);(!a||n<a.points)&&(a={grid:t,points:n})}return a?.grid}
    const te=e=>c("figure",{},function(e){const t=ee(e);if(!t)return c("p",{},"The link is too long for a QR code.")
    ;const n="http://www.w3.org/2000/svg",r=document.createElementNS(n,"svg"),o=t.size+8;r.setAttribute("xmlns",n),
    r.setAttribute("viewBox",`0 0 ${o} ${o}`),r.setAttribute("width",String(o*Math.max(3,Math.ceil(224/o)))),
    r.setAttribute("role","img"),r.setAttribute("aria-label","QR code of the link"),
    r.setAttribute("shape-rendering","crispEdges");const s=document.createElementNS(n,"rect")
    ;for(const[e,t]of[["width",o],["height",o]])s.setAttribute(e,String(t));s.setAttribute("fill","#fff")
    ;const a=document.createElementNS(n,"path");a.setAttribute("fill","#000");let i=""
    ;for(let e=0;e<t.size;e++)for(let n=0;n<t.size;n++){const r=n;for(;n<t.size&&t.dark[e*t.size+n];)n++
    ;n>r&&(i+=`M${r+4} ${e+4}h${n-r}v1h-${n-r}z`)}return a.setAttribute("d",i),r.append(s,a),r}(e),c("figcaption",{
    class:"quiet"},"Scan it with a phone"));function ne(e,t){
    const n=(new TextEncoder).encode(e),r=e=>new TextDecoder("utf-8",{ignoreBOM:!0}).decode(n.slice(0,e)).length
    ;return t.map((([e,t])=>({start:r(e),end:r(t)})))}function re(e,t,n){const r=c("code",{dir:"ltr",class:"link"});let o=0
    ;for(const s of[...t].sort(((e,t)=>e.start-t.start)))s.start<o||s.end===s.start||(r.append(p(e.slice(o,s.start)),c("mark",{
    class:n},p(e.slice(s.start,s.end)))),o=s.end);return r.append(p(e.slice(o))),r}const oe=e=>c("p",{class:"warning"},e)
    ;function se(e){const t=[]
    ;return void 0!==e.deprecated&&t.push(`Deprecated${(e=>""===e?".":`: ${p(e)}.`)(e.deprecated)} The link still opens.`),
    "internal"===e.access&&t.push("Internal: only the app itself may open this link."),
    "confirm"===e.access&&t.push("The app asks before it opens this link."),t.map(oe)}function ae(e,t,{places:n=[]}){
    const r=t.filter((({offset:e})=>void 0!==e)),o=n.filter((t=>t.name===e)).map((({offset:e})=>r.filter((t=>Number(t.offset)<=Number(e))).pop()?.part))
    ;return[...new Set(o)].filter((e=>void 0!==e)).join(", ")}function ie(e,t,n){const r=c("tbody"),o=new Set
    ;for(const{name:s,type:a}of e.parameters){if(o.has(s))continue;o.add(s)
    ;const e=n.values?.[s],i=Array.isArray(e)?0===e.length?void 0:`[${e.join(", ")}]`:void 0===e?void 0:String(e),l=void 0===i?"none":""===i?"empty":void 0,d=ae(s,t,n),u=""!==d?d:void 0===i?"left out":"not in the link: the default"
    ;r.append(c("tr",{},c("th",{scope:"row"},f(s)),c("td",{},void 0===l?f(i??""):c("span",{class:"quiet"
    },l)),c("td",{},...k(a)),c("td",{},u)))}const s=c("tr",{},...["Parameter","Value","Type","Where"].map((e=>c("th",{
    scope:"col"},e))));return c("div",{class:"scroll",tabindex:"0",role:"group","aria-label":"Values"
    },c("table",{},c("thead",{},s),r))}
    const le=e=>["Template",...e.method?[h(e.method)," "]:[],h(e.template)],ce=(e,...t)=>{const n=z(e.route,e.template)
    ;return c("li",{},x(n)," ",h(s.routes[n]?.template??e.template),...t)},de=e=>e>0&&c("li",{class:"more"
    },`and ${e} more`),ue=10;function pe({others:e=[]}){const t=e.filter((({reason:e})=>void 0!==e));if(0===t.length)return
    ;const n=t.slice(0,ue).map((e=>ce(e,c("br"),c("span",{class:"quiet"},p(e.reason??"")))))
    ;return c("div",{},c("h4",{},"Other routes that read it, and why they come after"),c("ul",{},...n,de(t.length-ue)))}
    function fe(e,t=[]){if(0!==t.length)return[e,...t.flatMap((({key:e,value:t})=>[h(`${e}=${t}`)," "]))]}
    const he=(e,{places:t=[]})=>re(e,ne(e,t.map((({offset:e,length:t})=>[Number(e),Number(e)+Number(t)]))))
    ;function me(e,t,n){const r=s.routes[t],o=n.canonical??e
    ;return[c("h3",{},"Route ",x(t)),he(e,n),...se(r),$(le(r),["Canonical form",...o===e?["the link itself"]:[v(o,"the canonical form")]],fe("Not used",n.extraQuery),fe("Ignored, because it does not read",n.unreadQuery)),r.parameters.length>0&&ie(r,n.parts,n),pe(n)]
    }function ge(e,t,n,r){const o=s.routes[t];return[c("h3",{},"This link is gone"),he(e,r),c("p",{class:"warning gone"
    },p(n.summary?.[0]??"")),o&&$(le(o)),o&&o.parameters.length>0&&ie(o,n.parts,r),pe(n)]}function ve(e,t){
    const n=t.obstacles?.length??0,r=(t.near??[]).filter((({obstacles:e})=>e.length>n)),o=[t.error,...t.obstacles??[],...r[0]?.obstacles??[]],s=[...new Set(o.flatMap((e=>void 0===e?.offset?[]:[Number(e.offset)])))],a=r.map((e=>ce(e,c("ul",{},...e.obstacles.slice(n).map((({message:e})=>c("li",{},f(e)))))))),{fix:i,isNear:l}=t
    ;return[c("h3",{},"No route reads this link"),re(e,ne(e,s.map((t=>function(e,t){
    const n=(new TextEncoder).encode(e),r=n.findIndex(((e,n)=>n>t&&"/?#&=".includes(String.fromCharCode(e))))
    ;return[t,r<0?n.length:r]
    }(e,t)))),"wrong"),...(t.summary??[]).map((e=>e.replace(/ \(at byte \d+\)\.$/,"."))).filter((e=>"No route matches."!==e)).map((e=>c("p",{
    class:"error"},p(e)))),i&&c("p",{class:"fix"
    },l?"This would match: ":"The closest that would match: ",w(i.url,"GET"===i.method?void 0:i.method)," (",x(I(i.route)),")"),a.length>0&&c("h4",{},l?"The nearest routes, and what differs":"None is near. These share a part of the path"),a.length>0&&c("ul",{},...a,de(Number(t.omitted??0)))]
    }const be=e=>c("p",{class:"quiet idle"},e);function we(e,t){
    const[n,r]=[d("result"),d("qr")],o=""===e?void 0:B((n=>n.explain(e,t))),a=o?L(o):-1,i=s.routes[a]?.name??""
    ;n.dataset.route=o?.gone?"":i
    ;const[l,c]=""===e?[[be("Paste a link to see which route reads it, and each value in it.")],""]:o?o.gone?[ge(e,a,o,o.gone),`The link of ${i} is gone`]:a>=0?[me(e,a,o),`Route ${i} reads this link`]:[ve(e,o),"No route reads this link"]:[[be(O)],O]
    ;n.replaceChildren(...l.filter((e=>void 0!==e&&!1!==e))),r.replaceChildren(...""===e?[]:[te(e)]),m(c)}
    const ye=e=>`xcrun simctl openurl booted ${ke(e)}`,xe=e=>`adb shell am start -a android.intent.action.VIEW -d ${ke(/^[A-Za-z0-9_@%+=:,./-]+$/.test(e)?e:(e=>/^[A-Za-z0-9_@%+=:,./-]+$/.test(e)?e:`'${e.replace(/'/g,"'\\''")}'`)(e))}`,ke=e=>/!/.test(e)?`'${e.replace(/'/g,"'\\''")}'`:(e=>`"${e.replace(/[\\"$`]/g,"\\$&")}"`)(e)
    ;let $e=0;function Ee(e){const t=s.routes[e],n=t.parameters.map((e=>function(e){
    const{type:t}=e,n="field"+$e++,r=t.members,o=Array.isArray(e.default)?e.default.join(", "):e.default,s=t.isArray?"one a line":void 0,a={
    id:n,"aria-describedby":`${n}e`,"aria-required":e.isNeeded?"true":void 0,dir:"auto",spellcheck:"false",
    autocomplete:"off"},i=void 0===o?t.sample:String(o),l=r&&!t.isArray?c("select",{id:n,"aria-describedby":`${n}e`
    },c("option",{value:""},void 0===o?"":`${o} (left out)`),...r.map((e=>c("option",{value:"="+e
    },p(e))))):t.isArray?c("textarea",{...a,rows:"2",placeholder:i}):c("input",{...a,type:"text",
    inputmode:t.isInteger?"numeric":void 0,placeholder:i}),d=c("span",{class:"error",id:`${n}e`
    }),u=[t.words.replace(/ such as .*/,""),s,void 0!==o?`${o} if left out`:e.isUnknown?"may be left out":void 0],h=c("label",{
    for:n},f(e.name)," ",c("span",{class:"quiet"},p(u.filter(Boolean).join(", "))));return{parameter:e,element:c("div",{
    class:"field"},h,l,d),texts:()=>{const e=l.value
    ;if(""!==e)return t.isArray?e.split("\n").filter((e=>""!==e)):[l instanceof HTMLSelectElement?e.slice(1):e]},
    complain:e=>{d.textContent=e,""===e?l.removeAttribute("aria-invalid"):l.setAttribute("aria-invalid","true")}}
    }(e))),r=function(e){const t=a(e),n="field"+$e++,r=c("select",{id:n},...t.map((e=>c("option",{value:e
    },p(e))))),o=c("input",{type:"text","aria-label":"Host below the wildcard",value:"a",spellcheck:"false"
    }),s=()=>r.value.includes("://*"),i=()=>{o.hidden=!s()};r.addEventListener("change",i)
    ;const l=t.findIndex((e=>!e.includes("://*")));return l>0&&(r.selectedIndex=l),i(),{element:c("div",{class:"field"
    },c("label",{for:n},"origin",c("span",{class:"quiet"},"where the link opens")),c("div",{},r,o)),
    origin:()=>s()?r.value.replace("*",o.value+(r.value.endsWith("*")?".example":"")):r.value}}(t),o=c("div",{
    class:"outcome"}),l=c("p",{role:"status"}),d=(e,t=!1)=>{l.className=t?"error":"quiet",l.textContent=p(e)},u=()=>{
    if(o.replaceChildren(),
    n.forEach((({complain:e})=>e(""))),n.some((({parameter:e,texts:t})=>e.isNeeded&&void 0===t())))return d("Fill in the fields, and the link appears here.")
    ;const s=Object.fromEntries(n.flatMap((({parameter:e,texts:t})=>[[e.name,t()]])).filter((([,e])=>e)))
    ;if(Object.values(s).some((e=>e?.some((e=>e.includes("\0"))))))return d("a link cannot contain NUL",!0)
    ;const a=B((t=>t.print(e,s,r.origin())));if(!a)return d(O);if(null!==a.url)return d(""),void o.append(...function(e,t){
    const n=(e,t)=>[e,v(t,e)]
    ;return[$(n("Link",e),i(e)?n("iOS simulator",ye(e)):void 0,i(e)?n("Android device",xe(e)):void 0,["",c("a",{href:b(e,t)
    },"Show what this link does")]),te(e)]}(a.url,t.method));const l=n.find((({parameter:e})=>e.name===a.error?.parameter))
    ;l&&l.complain(p(a.error?.message??"")),d(l?"":a.error?.message??"",!0)
    },h=c("form",{},...n.map((e=>e.element)),r.element,l,o);return h.addEventListener("submit",(e=>e.preventDefault())),
    h.addEventListener("input",u),u(),Ae.push(u),h}
    const Ae=[],Te=s.routes.map((e=>[e.name,`/${e.template}`,e.method??"",...e.parameters.map((({name:e})=>e)),...e.tags??[],e.flags??""].join("\n").toLowerCase()))

    ;const Ce=e=>s.findings.filter((({routes:t})=>t.includes(e))),Me=e=>(s.comparison?.changes??[]).filter((({route:t})=>t===e))
    ;function Se(e){const t=c("tr",{},...["Parameter","Type","Default"].map((e=>c("th",{scope:"col"
    },e)))),n=e.parameters.map((e=>{
    const t=e.default,n=e.isUnknown?"known to the app alone":"object"==typeof t?`[${t.join(", ")}]`:t,{type:r}=e,o=r.members&&!r.name.includes("|")?c("span",{
    class:"quiet"}," ",p(r.members.join(" | "))):void 0;return c("tr",{},c("th",{scope:"row"
    },f(e.name)),c("td",{},...k(r),o),c("td",{},void 0===n?"":f(n)))}));return c("div",{class:"scroll",tabindex:"0",
    role:"group","aria-label":`Parameters of ${e.name}`},c("table",{},c("thead",{},t),c("tbody",{},...n)))}function Ne(e,t){
    const n=e.routes.flatMap((e=>[x(e)," "]));return c("li",{class:e.severity},c("strong",{},e.severity)," ",c("span",{
    class:"mark"},e.kind)," ",...t?n:[],c("br"),f(e.message),c("br"),c("span",{class:"quiet"
    },"Fix: ",f(e.fix??"")),...void 0===e.link?[]:[c("br"),w(e.link,e.method)])}function ze(e){
    const t=e=>[f(e.name)," ",h(e.template)],n=e.old&&e.new&&e.old.name===e.new.name&&e.old.template===e.new.template
    ;return c("li",{class:"breaking"===e.verdict?"error":"accepted"},c("strong",{},e.verdict)," ",c("span",{class:"mark"
    },e.kind)," ",...e.old?t(e.old):[],...e.new&&!n?[e.old?" \u2192 ":"",...t(e.new)]:[],c("br"),f(e.message),...void 0===e.link?[]:[c("br"),w(e.link,e.method)],...void 0===e.fix?[]:[c("br"),c("span",{
    class:"quiet"},"Fix: ",f(e.fix))])}function Le(e,t){e.childElementCount>1||e.append(c("div",{class:"details"
    },...function(e){const t=s.routes[e],[n,r]=[Ce(e),Me(e)]
    ;return[...se(t),...void 0===t.gone?[]:[oe(`Gone${""===t.gone?"":`: ${p(t.gone)}`}${t.instead?`; it shows "${p(t.instead)}" instead`:""}.`)],$(["Template",...t.method?[h(t.method)," "]:[],h(t.template)],void 0===t.example?["Example","none is known"]:["Example",w(t.example,t.method)],["Origins",...a(t).flatMap((e=>[h(e)," "]))],void 0===t.flags?void 0:["Flags",h(t.flags)],void 0===t.role?void 0:["Alias","prints"===t.role?"links are printed by it":"its links are only read"],[s.isDeclared?"Declared":"Precedence",`${e+1} of ${s.routes.length}`]),t.parameters.length>0&&Se(t),n.length>0&&c("h3",{},"Findings"),n.length>0&&c("ul",{
    class:"plain"},...n.map((e=>Ne(e,!1)))),r.length>0&&c("h3",{},"Changes"),r.length>0&&c("ul",{class:"plain"
    },...r.map(ze)),void 0===t.gone&&c("h3",{},"Build a link"),void 0===t.gone&&Ee(e)]}(t)))}
    const Ie=s.routes.map(((e,t)=>function(e){
    const t=s.routes[e],n=[void 0!==t.deprecated&&"deprecated",void 0!==t.gone&&"gone",t.access,Ce(e).some((({severity:e})=>"accepted"!==e))&&"finding",Me(e).length>0&&"changed",...t.tags??[]].filter((e=>"string"==typeof e)),r=c("summary",{},c("span",{
    class:"name"},f(t.name))," ",c("span",{class:"template"
    },...t.method?[c("strong",{},p(t.method))," "]:[],h(t.template)),...n.flatMap((e=>[" ",c("span",{class:"mark"
    },f(e))]))),o=c("details",{id:`route${e}`},r);return o.addEventListener("toggle",(()=>{o.open&&Le(o,e)})),o}(t)))
    ;function je(e){const t=[];let[n,r]=["",0];for(const o of e){if("("!==o&&"{"!==o||r++,")"!==o&&"}"!==o||r--,
    0===r&&("?"===o||"#"===o))break;0===r&&"/"===o?(""!==n&&t.push(n),n=""):n+=o}return""===n||/^\([?#]/.test(n)?t:[...t,n]}
    function qe(e){const{label:t,routes:n,children:r}=function(e){let t=e,{label:n}=e
    ;for(;0===t.routes.length&&1===t.children.length;)t=t.children[0],n+="/"+t.label;return{label:n,routes:t.routes,
    children:t.children}}(e),o=n.flatMap((e=>[" ",...s.routes[e]?.method?[c("strong",{},s.routes[e]?.method)," "]:[],x(e)]))
    ;return c("li",{},h(t),...o,r.length>0&&c("ul",{},...r.map(qe)))}function Ue(e){const t=function(e){const t={label:"/",
    routes:[],children:[]};for(const n of e){let e=t;for(const t of je(s.routes[n].template)){
    let n=e.children.find((e=>e.label===t));n||e.children.push(n={label:t,routes:[],children:[]}),e=n}e.routes.push(n)}
    return t}(e);return c("ul",{class:"tree"},...t.routes.length>0?[qe({...t,children:[]})]:[],...t.children.map(qe))}
    let De=!1;function Oe(e){const t=d("search");t.value!==e&&(t.value=e);const{numbers:n,told:r}=function(e){
    const t=e.trim().toLowerCase(),n=s.routes.map(((e,t)=>t)),r=e=>`${e.length} of ${T(n.length,"route")}`;if(""===t)return{
    numbers:n,told:T(n.length,"route")}
    ;const o=n.filter((e=>Te[e]?.includes(t))),[a,l="GET"]=Ge(e.trim()),c=/^\/|:\/\//.test(a)||i(a)||a.includes(":")&&s.origins.includes(":")?B((e=>e.explain(a,l))):void 0
    ;if(!c)return{numbers:o,told:r(o)}
    ;const d=(e=[])=>e.map((({route:e,template:t})=>z(e,t))),u=[L(c),...d(c.others)].filter((e=>e>=0));if(u.length>0)return{
    numbers:u,told:`${r(u)} ${1===u.length?"reads":"read"} this link`};if(o.length>0)return{numbers:o,told:r(o)}
    ;const p=d(c.near).filter((e=>e>=0));return{numbers:p,
    told:`No route reads this link; ${0===p.length?"none is":r(p)+" are"} near`}}(e);d("count").textContent=r,
    d("list").replaceChildren(...De?[Ue(n)]:n.map((e=>Ie[e])))}function Be(e){De=e,d("as-tree").checked=e,
    d("as-list").checked=!e}function Ge(e){const t=/^([A-Z]{2,10}) +(\S[^]*)$/.exec(e);return t?[t[2],t[1]]:[e,void 0]}
    const Re=e=>{try{return decodeURIComponent(e)}catch{return e}};function We(){
    const e=location.hash.slice(1),t=/^link=([^]*?)(?:&method=([^&]*))?$/.exec(e);if(t){
    const[e,n]=[Re(t[1]),Re(t[2]??"GET")];return void Pe(e,n)}const n=/^route=(\d+)$/.exec(e);n?function(e){const t=Ie[e]
    ;t&&(Be(!1),Oe(""),t.open=!0,Le(t,e),t.querySelector("summary")?.focus(),t.scrollIntoView({block:"start"}))
    }(Number(n[1])):""===e&&Pe("","GET")}function Pe(e,t){const n=d("link"),r=d("method");n.value!==e&&(n.value=e),
    [...r.options].some((e=>e.value===t))||r.append(c("option",{value:t},p(t))),r.value=t,we(e,t)}let Fe;function Ze(){
    const[e,t]=Ge(d("link").value),n=t??d("method").value;we(e,n),clearTimeout(Fe)
    ;const r=""===e?location.pathname+location.search:b(e,n);Fe=setTimeout((()=>history.replaceState(null,"",r)),200)}
    !function(){const{origins:r}=s.table
    ;s.errors||d("about").append(c("span",{},T(s.routes.length,"route")," at ",...E(r.map(A))))
    ;const o=[...new Set(["GET",...s.routes.flatMap((({method:e})=>e??[]))])]
    ;if(d("method").append(...o.map((e=>c("option",{value:e},p(e))))),d("method-field").hidden=1===o.length,
    s.errors&&(d("errors").hidden=!1,d("errors").append(c("ul",{},...s.errors.map((e=>c("li",{},f(e))))))),
    s.findings.length>0){d("findings").hidden=!1;const e=(e,t)=>{const n=s.findings.filter((t=>t.severity===e)).length
    ;return 0===n?[]:["accepted"===t?`${n} accepted`:T(n,t)]
    },t=[...e("error","error"),...e("warning","warning"),...e("accepted","accepted")]
    ;d("findings-count").textContent=`for those who write the table: ${t.join(", ")}`,
    d("findings").querySelector("details").append(c("ul",{class:"plain"
    },...s.findings.map((e=>Ne(e,!0)))),s.omitted?`and ${s.omitted} more, which fingerpost check lists`:"")}
    const{comparison:a}=s
    ;a&&(d("changes").hidden=!1,d("changes").append(c("p",{},"Compared with ",h(a.old),": ",f(a.verdict),"."),c("ul",{
    class:"plain"
    },...a.changes.map(ze)))),d("order").textContent=s.isDeclared?"If several routes read a link, the one that was declared first answers. The list is in this order.":"If several routes read a link, the most specific one answers: segment by segment, a fixed word comes before a choice of words, that before a number, a date or another type, that before any text, and any text before the rest of a path. The list is in this order.",
    d("link").addEventListener("input",Ze),d("method").addEventListener("change",Ze),
    d("ask").addEventListener("submit",(e=>e.preventDefault())),
    d("find").addEventListener("submit",(e=>e.preventDefault())),
    d("search").addEventListener("input",(()=>Oe(d("search").value)))
    ;for(const e of["as-list","as-tree"])d(e).addEventListener("change",(()=>{Be("as-tree"===e),Oe(d("search").value)}))
    ;addEventListener("hashchange",We),Oe(""),We(),s.errors||setTimeout((()=>{!async function(r){try{
    if("undefined"==typeof WebAssembly||"undefined"==typeof DecompressionStream)throw new Error("it has no WebAssembly, or no DecompressionStream")
    ;const e=new Blob([q(n("engine"))]).stream().pipeThrough(new DecompressionStream("gzip"))
    ;U=await WebAssembly.compile(await new Response(e).arrayBuffer()),D=new S(await t.of(U)),
    document.documentElement.dataset.engine="ready"}catch(t){
    const[n,r]=[t instanceof e?"The table does not load":"This browser cannot read links here",String(t)]
    ;O=`${n}: ${r.replace(/^Error: /,"")}. The routes are listed below.`}r()}((()=>{We(),Ae.splice(0).forEach((e=>e()))}))
    }));const i=document.documentElement.dataset.version??"";""!==i&&setInterval((()=>{!async function(e){try{
    const t=await(await fetch("version",{cache:"no-store"})).text();t!==e&&""!==t&&location.reload()}catch{}}(i)}),1e3)}();
    """#
}
