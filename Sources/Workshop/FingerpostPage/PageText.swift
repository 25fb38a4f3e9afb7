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
    },r=({origins:e})=>e?.map((e=>o.origins[e]))??o.table.origins,s=e=>o.origins.some((t=>/^[a-z][^:]*:/.test(t)&&e.toLowerCase().startsWith(t.replace(/:.*/,":")))),a=({method:e,template:t,flags:n})=>[e,t,void 0===n?void 0:`[${n}]`].filter((e=>void 0!==e)).join(" ")
    ;function i(e,t={},...n){const o=document.createElement(e)
    ;for(const[e,n]of Object.entries(t))void 0!==n&&!1!==n&&o.setAttribute(e,!0===n?"":n)
    ;return o.append(...n.filter((e=>void 0!==e&&!1!==e))),o}
    const l=e=>document.getElementById(e),c=/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cn}\u115f\u1160\u3164\uffa0]/gu,d=e=>e.replace(c,(e=>`\\u{${e.codePointAt(0).toString(16).toUpperCase()}}`)),u=e=>i("bdi",{},d(e)),p=(e,t="")=>i("code",{
    dir:"ltr",class:t||void 0},d(e));function f(e){l("announcement").textContent=e}function h(e,t){const n=function(e,t,n){
    const o=i("button",{type:"button","aria-label":n},e);return o.addEventListener("click",t),o}("Copy",(()=>{(async()=>{
    try{await navigator.clipboard.writeText(e)}catch{const t=i("textarea",{},e);document.body.append(t),t.select(),
    document.execCommand("copy"),t.remove(),n.focus()}n.textContent="Copied",f(`Copied ${t}`),setTimeout((()=>{
    n.textContent="Copy"}),1500)})()}),`Copy ${t}`);return n}const m=(e,t)=>i("span",{class:"copyable"
    },p(e),h(e,t)),g=(e,t="GET")=>`#link=${encodeURIComponent(e)}`+("GET"===t?"":`&method=${encodeURIComponent(t)}`),v=(e,t)=>i("a",{
    href:g(e,t)},...t?[t+" "]:[],p(e)),b=e=>`#route=${e}`;function y(e){const t=o.routes[e];return t?i("a",{href:b(e)
    },u(t.name)):i("span")}const w=e=>[p(e.name)," ",!e.name.includes("|")&&i("span",{class:"quiet"},d(e.words))]
    ;function x(...e){const t=i("dl");for(const n of e)n&&t.append(i("div",{},i("dt",{},n[0]),i("dd",{},...n.slice(1))))
    ;return t}
    const k=e=>e.flatMap(((t,n)=>[0===n?"":n===e.length-1?" and ":", ",t])),$=e=>i("span",{},..."/"===e?["bare paths "]:":"===e?["compact text "]:[],p(e)),E=(e,t)=>`${e} ${t}${1===e?"":"s"}`,A=e=>JSON.parse(e.replace(/"(?:[^"\\]|\\.)*"|-?[0-9][0-9.eE+-]*/g,(e=>'"'===e[0]?e:`"${e}"`))),T=(e,t)=>`${e}\0${t}`
    ;class C{constructor(e,t,n){this.exports=e,this.table=t;const r=new Map(n.map((({name:e,template:t},n)=>[T(e,t),n])))
    ;this.indices=o.routes.map((e=>r.get(T(e.name,a(e)))??-1))}static async of(e){let t
    ;const n=await WebAssembly.instantiate(e,{host:{number:(e,n)=>Number(S(t,e,n))}});t=n.exports,M(t,JSON.stringify({
    schema:1,tables:[{...o.table,routes:o.routes.map((e=>({name:e.name,method:e.method,template:e.template,flags:e.flags,
    origins:r(e),order:e.order,parameters:e.parameters.map((({type:e})=>({type:e.values??e.name})))})))}]}))
    ;const s=t.load(),a=S(t,t.answer(),t.length());if(s<0)throw new Error(`the table does not load: ${a}`)
    ;return new C(t,s,JSON.parse(a))}explain(e,t){const n="GET"!==t;M(this.exports,`${n?t:""}\0${e}`)
    ;const o=this.exports.explain(this.table,n?1:0);return A(S(this.exports,this.exports.answer(),o))}print(e,t,n){
    M(this.exports,[o.routes[e]?.name??"",t,...n.flat()].join("\0"))
    ;const r=this.exports.print(this.table,this.indices[e]??-1);return A(S(this.exports,this.exports.answer(),r))}}
    function M(e,t){const n=(new TextEncoder).encode(t),o=e.reserve(n.length)
    ;new Uint8Array(e.memory.buffer,o,n.length).set(n)}const S=(e,t,n)=>new TextDecoder("utf-8",{ignoreBOM:!0
    }).decode(new Uint8Array(e.memory.buffer,t,n)),N=new Map(o.routes.map(((e,t)=>[T(e.name,a(e)),t]))),z=(e,t)=>N.get(T(e,t))??-1,L=({route:e,template:t,gone:n})=>n?z(n.route,n.template):z(e??"",t??""),I=e=>o.routes.findIndex((t=>t.name===e)),q="0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz!#$%&()*+-;<=>?@^_`{|}~"
    ;function U(e){const t=e.replace(/\s/g,""),n=new Uint8Array(128);[...q].forEach(((e,t)=>n[e.charCodeAt(0)]=t))
    ;const o=new Uint8Array(Math.floor(4*t.length/5)),r=t+"~~~~";for(let[e,t]=[0,0];t<o.length;e+=5){let s=0
    ;for(let t=e;t<e+5;t++)s=85*s+(n[r.charCodeAt(t)]??0);for(let e=24;e>=0&&t<o.length;e-=8)o[t++]=s>>>e}return o}
    let D,j,O="The engine is starting\u2026";function B(e){if(j)try{return e(j)}catch(e){
    return O=`The engine stopped at this (${e instanceof Error?e.message:String(e)}), and was started anew.`,j=void 0,
    void(D&&C.of(D).then((e=>j=e)))}}
    const G=[[7,1,10,1],[10,1,16,1],[15,1,26,1],[20,1,18,2],[26,1,24,2],[18,2,16,4],[20,2,18,4],[24,2,22,4],[30,2,22,5],[18,4,26,5],[20,4,30,5],[24,4,22,8],[26,4,22,9],[30,4,24,9],[22,6,24,10],[24,6,28,10],[28,6,28,11],[30,6,26,13],[28,7,26,14],[28,8,26,16],[28,8,26,17],[28,9,28,17],[30,9,28,18],[30,10,28,20],[26,12,28,21],[28,12,28,23],[30,12,28,25],[30,13,28,26],[30,14,28,28],[30,15,28,29],[30,16,28,31],[30,17,28,33],[30,18,28,35],[30,19,28,37],[30,19,28,38],[30,20,28,40],[30,21,28,43],[30,22,28,45],[30,24,28,47],[30,25,28,49]]
    ;function R(e){const t=Math.floor(e/7)+2;let n=(16*e+128)*e+64;return e>=2&&(n-=(25*t-10)*t-55),e>=7?n-36:n}
    const W=[],P=[];for(let e=0,t=1;e<255;e++)[W[e],W[e+255],P[t]]=[t,t,e],t=t<<1^(128&t?285:0)
    ;const F=(e,t)=>0===e||0===t?0:W[P[e]+P[t]];function Z(e,t,n){const o=[],r=(e,t)=>{for(let n=t-1;n>=0;n--)o.push(e>>n&1)
    };t.forEach((([e,t])=>r(e,t))),r(e.length,n.version<10?8:16),e.forEach((e=>r(e,8))),
    r(0,Math.min(4,8*n.capacity-o.length)),r(0,(8-o.length%8)%8);for(let e=236;o.length<8*n.capacity;e^=253)r(e,8)
    ;const s=Array.from({length:n.capacity
    },((e,t)=>o.slice(8*t,8*t+8).reduce(((e,t)=>e<<1|t),0))),a=Math.floor(n.capacity/n.blocks),i=n.capacity%n.blocks;let l=0
    ;const c=Array.from({length:n.blocks},((e,t)=>{const o=a+(t>=n.blocks-i?1:0);return l+=o,s.slice(l-o,l)
    })),d=c.map((e=>function(e,t){let n=[1];for(let e=0;e<t;e++){const t=W[e];n=[...n,0].map(((e,o)=>e^F(n[o-1]??0,t)))}
    const o=[...e,...Array(t).fill(0)];return e.forEach(((e,t)=>{const r=o[t];n.forEach(((e,n)=>{o[t+n]=o[t+n]^F(e,r)}))})),
    o.slice(e.length)}(e,n.corrections))),u=(e,t)=>Array.from({length:t
    },((t,n)=>e.map((e=>e[n])))).flat().filter((e=>void 0!==e));return[...u(c,a+1),...u(d,n.corrections)]}function J(e,t,n){
    let o=e<<n;for(let e=31-Math.clz32(o);e>=n;e--)o>>e&1&&(o^=t<<e-n);return e<<n|o}
    const Q=[(e,t)=>(e+t)%2,(e,t)=>t%2,e=>e%3,(e,t)=>(e+t)%3,(e,t)=>(Math.floor(e/3)+Math.floor(t/2))%2,(e,t)=>e*t%2+e*t%3,(e,t)=>(e*t%2+e*t%3)%2,(e,t)=>((e+t)%2+e*t%3)%2]
    ;function V({size:e,dark:t,fixed:n},o,r,s){o<0||r<0||o>=e||r>=e||(t[r*e+o]=s?1:0,n[r*e+o]=1)}function H(e,t,n,o,r){
    for(let s=-o;s<=o;s++)for(let a=-o;a<=o;a++){const o=Math.max(Math.abs(a),Math.abs(s));V(e,t+a,n+s,o!==r&&4!==o)}}
    function _(e,t,n){const{size:o}=e,r=21522^J(t<<3|n,1335,10);for(let t=0;t<15;t++){const n=1==(r>>t&1)
    ;t<8?V(e,8,t<6?t:t+1,n):V(e,8===t?7:14-t,8,n),t<8?V(e,o-1-t,8,n):V(e,8,o-15+t,n)}V(e,8,o-8,!0)}
    function K({version:e,level:t}){const n=4*e+17,o={size:n,dark:new Uint8Array(n*n),fixed:new Uint8Array(n*n)}
    ;for(let e=0;e<n;e++)V(o,6,e,e%2==0),V(o,e,6,e%2==0);for(const[e,t]of[[3,3],[n-4,3],[3,n-4]])H(o,e,t,4,2)
    ;const r=function(e){if(1===e)return[];const t=Math.floor(e/7)+2,n=4*e+10,o=32===e?26:2*Math.ceil((4*e+4)/(2*t-2))
    ;return[6,...Array.from({length:t-1},((e,r)=>n-(t-2-r)*o))]}(e),s=r.length-1;if(r.forEach(((e,t)=>r.forEach(((n,r)=>{
    0===t&&(0===r||r===s)||t===s&&0===r||H(o,e,n,2,1)})))),_(o,t,0),e>=7){const t=J(e,7973,12);for(let e=0;e<18;e++){
    const[r,s]=[Math.floor(e/3),n-11+e%3];V(o,s,r,1==(t>>e&1)),V(o,r,s,1==(t>>e&1))}}return o}function X(e,t,n){
    const{size:o,fixed:r}=e,s={size:o,fixed:r,dark:e.dark.slice()},a=Q[n]
    ;for(let e=0;e<o;e++)for(let t=0;t<o;t++)r[e*o+t]||0!==a(t,e)||(s.dark[e*o+t]^=1);return _(s,t,n),s}
    function Y({size:e,dark:t}){let[n,o]=[0,0];for(const[o,r]of[[1,e],[e,1]])for(let s=0;s<e;s++){let[a,i,l]=[0,-1,0]
    ;for(let c=0;c<e;c++){const e=t[s*r+c*o];a=e===i?a+1:1,i=e,5===a?n+=3:a>5&&(n+=1),l=2047&(l<<1|e),
    c>=10&&(93===l||1488===l)&&(n+=40)}}for(let r=0;r<e*e;r++){const s=t[r];o+=s
    ;(r+1)%e==0||r+e>=e*e||s!==t[r+1]||s!==t[r+e]||s!==t[r+e+1]||(n+=3)}return n+10*Math.floor(Math.abs(20*o/(e*e)-10))}
    function ee(e){const t=(new TextEncoder).encode(e),n=t.length===e.length?[[4,4]]:[[7,4],[26,8],[4,4]],o=function(e,t){
    for(let n=1;n<=40;n++){const o=e+(n<10?8:16)+8*t;for(const e of[0,1]){
    const t=G[n-1],[r,s]=[t[0===e?2:0],t[0===e?3:1]],a=Math.floor(R(n)/8)-r*s;if(o<=8*a)return{version:n,level:e,
    corrections:r,blocks:s,capacity:a}}}}(n.reduce(((e,[,t])=>e+t),0),t.length);if(!o)return;const r=Z(t,n,o),s=K(o);let a
    ;!function({size:e,dark:t,fixed:n},o){let r=0;for(let s=e-1;s>0;s-=2){6===s&&(s=5);for(let a=0;a<e;a++){
    const i=0==(s+1&2)?e-1-a:a;for(const a of[s,s-1])n[i*e+a]||(t[i*e+a]=(o[r>>3]??0)>>7-(7&r)&1,r++)}}}(s,r)
    ;for(let e=0;e<8;e++){const t=X(s,o.level,e),n=Y(t);(!a||n<a.points)&&(a={grid:t,points:n})}return a?.grid}
    const te=e=>i("figure",{},function(e){const t=ee(e);if(!t)return i("p",{},"The link is too long for a QR code.")
    ;const n="http://www.w3.org/2000/svg",o=document.createElementNS(n,"svg"),r=t.size+8;o.setAttribute("xmlns",n),
    o.setAttribute("viewBox",`0 0 ${r} ${r}`),o.setAttribute("width",String(r*Math.max(3,Math.ceil(224/r)))),
    o.setAttribute("role","img"),o.setAttribute("aria-label","QR code of the link"),
    o.setAttribute("shape-rendering","crispEdges");const s=document.createElementNS(n,"rect")
    ;for(const[e,t]of[["width",r],["height",r]])s.setAttribute(e,String(t));s.setAttribute("fill","#fff")
    ;const a=document.createElementNS(n,"path");a.setAttribute("fill","#000");let l=""
    ;for(let e=0;e<t.size;e++)for(let n=0;n<t.size;n++){const o=n;for(;n<t.size&&t.dark[e*t.size+n];)n++
    ;n>o&&(l+=`M${o+4} ${e+4}h${n-o}v1h-${n-o}z`)}return a.setAttribute("d",l),o.append(s,a),o}(e),i("figcaption",{
    class:"quiet"},"Scan it with a phone"));function ne(e,t){
    const n=(new TextEncoder).encode(e),o=e=>new TextDecoder("utf-8",{ignoreBOM:!0}).decode(n.slice(0,e)).length
    ;return t.map((([e,t])=>({start:o(e),end:o(t)})))}function oe(e,t,n){const o=i("code",{dir:"ltr",class:"link"});let r=0
    ;for(const s of[...t].sort(((e,t)=>e.start-t.start)))s.start<r||s.end===s.start||(o.append(d(e.slice(r,s.start)),i("mark",{
    class:n},d(e.slice(s.start,s.end)))),r=s.end);return o.append(d(e.slice(r))),o}const re=e=>i("p",{class:"warning"},e)
    ;function se(e){const t=[]
    ;return void 0!==e.deprecated&&t.push(`Deprecated${(e=>""===e?".":`: ${d(e)}.`)(e.deprecated)} The link still opens.`),
    "internal"===e.access&&t.push("Internal: only the app itself may open this link."),
    "confirm"===e.access&&t.push("The app asks before it opens this link."),t.map(re)}function ae(e,t,{places:n=[]}){
    const o=t.filter((({offset:e})=>void 0!==e)),r=n.filter((t=>t.name===e)).map((({offset:e})=>o.filter((t=>Number(t.offset)<=Number(e))).pop()?.part))
    ;return[...new Set(r)].filter((e=>void 0!==e)).join(", ")}function ie(e,t,n){const o=i("tbody"),r=new Set
    ;for(const{name:s,type:a}of e.parameters){if(r.has(s))continue;r.add(s)
    ;const e=n.values?.[s],l=Array.isArray(e)?0===e.length?void 0:`[${e.join(", ")}]`:void 0===e?void 0:String(e),c=void 0===l?"none":""===l?"empty":void 0,d=ae(s,t,n),p=""!==d?d:void 0===l?"left out":"not in the link: the default"
    ;o.append(i("tr",{},i("th",{scope:"row"},u(s)),i("td",{},void 0===c?u(l??""):i("span",{class:"quiet"
    },c)),i("td",{},...w(a)),i("td",{},p)))}const s=i("tr",{},...["Parameter","Value","Type","Where"].map((e=>i("th",{
    scope:"col"},e))));return i("div",{class:"scroll",tabindex:"0",role:"group","aria-label":"Values"
    },i("table",{},i("thead",{},s),o))}
    const le=e=>["Template",...e.method?[p(e.method)," "]:[],p(e.template)],ce=(e,...t)=>{const n=z(e.route,e.template)
    ;return i("li",{},y(n)," ",p(o.routes[n]?.template??e.template),...t)},de=e=>e>0&&i("li",{class:"more"
    },`and ${e} more`),ue=10;function pe({others:e=[]}){const t=e.filter((({reason:e})=>void 0!==e));if(0===t.length)return
    ;const n=t.slice(0,ue).map((e=>ce(e,i("br"),i("span",{class:"quiet"},d(e.reason??"")))))
    ;return i("div",{},i("h4",{},"Other routes that read it, and why they come after"),i("ul",{},...n,de(t.length-ue)))}
    function fe(e,t=[]){if(0!==t.length)return[e,...t.flatMap((({key:e,value:t})=>[p(`${e}=${t}`)," "]))]}
    const he=(e,{places:t=[]})=>oe(e,ne(e,t.map((({offset:e,length:t})=>[Number(e),Number(e)+Number(t)]))))
    ;function me(e,t,n){const r=o.routes[t],s=n.canonical??e
    ;return[i("h3",{},"Route ",y(t)),he(e,n),...se(r),x(le(r),["Canonical form",...s===e?["the link itself"]:[m(s,"the canonical form")]],fe("Not used",n.extraQuery),fe("Ignored, because it does not read",n.unreadQuery)),r.parameters.length>0&&ie(r,n.parts,n),pe(n)]
    }function ge(e,t,n,r){const s=o.routes[t];return[i("h3",{},"This link is gone"),he(e,r),i("p",{class:"warning gone"
    },d(n.summary?.[0]??"")),s&&x(le(s)),s&&s.parameters.length>0&&ie(s,n.parts,r),pe(n)]}function ve(e,t){
    const n=t.obstacles?.length??0,o=(t.near??[]).filter((({obstacles:e})=>e.length>n)),r=[t.error,...t.obstacles??[],...o[0]?.obstacles??[]],s=[...new Set(r.flatMap((e=>void 0===e?.offset?[]:[Number(e.offset)])))],a=o.map((e=>ce(e,i("ul",{},...e.obstacles.slice(n).map((({message:e})=>i("li",{},u(e)))))))),{fix:l,isNear:c}=t
    ;return[i("h3",{},"No route reads this link"),oe(e,ne(e,s.map((t=>function(e,t){
    const n=(new TextEncoder).encode(e),o=n.findIndex(((e,n)=>n>t&&"/?#&=".includes(String.fromCharCode(e))))
    ;return[t,o<0?n.length:o]
    }(e,t)))),"wrong"),...(t.summary??[]).map((e=>e.replace(/ \(at byte \d+\)\.$/,"."))).filter((e=>"No route matches."!==e)).map((e=>i("p",{
    class:"error"},d(e)))),l&&i("p",{class:"fix"
    },c?"This would match: ":"The closest that would match: ",v(l.url,"GET"===l.method?void 0:l.method)," (",y(I(l.route)),")"),a.length>0&&i("h4",{},c?"The nearest routes, and what differs":"None is near. These share a part of the path"),a.length>0&&i("ul",{},...a,de(Number(t.omitted??0)))]
    }const be=e=>i("p",{class:"quiet idle"},e);function ye(e,t){
    const[n,r]=[l("result"),l("qr")],s=""===e?void 0:B((n=>n.explain(e,t))),a=s?L(s):-1,i=o.routes[a]?.name??""
    ;n.dataset.route=s?.gone?"":i
    ;const[c,d]=""===e?[[be("Paste a link to see which route reads it, and each value in it.")],""]:s?s.gone?[ge(e,a,s,s.gone),`The link of ${i} is gone`]:a>=0?[me(e,a,s),`Route ${i} reads this link`]:[ve(e,s),"No route reads this link"]:[[be(O)],O]
    ;n.replaceChildren(...c.filter((e=>void 0!==e&&!1!==e))),r.replaceChildren(...""===e?[]:[te(e)]),f(d)}
    const we=e=>`xcrun simctl openurl booted ${ke(e)}`,xe=e=>`adb shell am start -a android.intent.action.VIEW -d ${ke(/^[A-Za-z0-9_@%+=:,./-]+$/.test(e)?e:(e=>/^[A-Za-z0-9_@%+=:,./-]+$/.test(e)?e:`'${e.replace(/'/g,"'\\''")}'`)(e))}`,ke=e=>/!/.test(e)?`'${e.replace(/'/g,"'\\''")}'`:(e=>`"${e.replace(/[\\"$`]/g,"\\$&")}"`)(e)
    ;let $e=0;function Ee(e){const t=o.routes[e],n=t.parameters.map((e=>function(e){
    const{type:t}=e,n="field"+$e++,o=t.members,r=Array.isArray(e.default)?e.default.join(", "):e.default,s=t.isArray?"one a line":void 0,a={
    id:n,"aria-describedby":`${n}e`,"aria-required":e.isNeeded?"true":void 0,dir:"auto",spellcheck:"false",
    autocomplete:"off"},l=void 0===r?t.sample:String(r),c=o&&!t.isArray?i("select",{id:n,"aria-describedby":`${n}e`
    },i("option",{value:""},void 0===r?"":`${r} (left out)`),...o.map((e=>i("option",{value:"="+e
    },d(e))))):t.isArray?i("textarea",{...a,rows:"2",placeholder:l}):i("input",{...a,type:"text",
    inputmode:t.isInteger?"numeric":void 0,placeholder:l}),p=i("span",{class:"error",id:`${n}e`
    }),f=[t.words.replace(/ such as .*/,""),s,void 0!==r?`${r} if left out`:e.isUnknown?"may be left out":void 0],h=i("label",{
    for:n},u(e.name)," ",i("span",{class:"quiet"},d(f.filter(Boolean).join(", "))));return{parameter:e,element:i("div",{
    class:"field"},h,c,p),texts:()=>{const e=c.value
    ;if(""!==e)return t.isArray?e.split("\n").filter((e=>""!==e)):[c instanceof HTMLSelectElement?e.slice(1):e]},
    complain:e=>{p.textContent=e,""===e?c.removeAttribute("aria-invalid"):c.setAttribute("aria-invalid","true")}}
    }(e))),a=function(e){const t=r(e),n="field"+$e++,o=i("select",{id:n},...t.map((e=>i("option",{value:e
    },d(e))))),s=i("input",{type:"text","aria-label":"Host below the wildcard",value:"a",spellcheck:"false"
    }),a=()=>o.value.includes("://*"),l=()=>{s.hidden=!a()};o.addEventListener("change",l)
    ;const c=t.findIndex((e=>!e.includes("://*")));return c>0&&(o.selectedIndex=c),l(),{element:i("div",{class:"field"
    },i("label",{for:n},"origin",i("span",{class:"quiet"},"where the link opens")),i("div",{},o,s)),
    origin:()=>a()?o.value.replace("*",s.value+(o.value.endsWith("*")?".example":"")):o.value}}(t),l=i("div",{
    class:"outcome"}),c=i("p",{role:"status"}),p=(e,t=!1)=>{c.className=t?"error":"quiet",c.textContent=d(e)},f=()=>{
    if(l.replaceChildren(),
    n.forEach((({complain:e})=>e(""))),n.some((({parameter:e,texts:t})=>e.isNeeded&&void 0===t())))return p("Fill in the fields, and the link appears here.")
    ;const o=n.flatMap((({parameter:e,texts:t})=>(t()??[]).map((t=>[e.name,t]))))
    ;if(o.some((([,e])=>e.includes("\0"))))return p("a link cannot contain NUL",!0);const r=B((t=>t.print(e,a.origin(),o)))
    ;if(!r)return p(O);if(null!==r.url)return p(""),void l.append(...function(e,t){const n=(e,t)=>[e,m(t,e)]
    ;return[x(n("Link",e),s(e)?n("iOS simulator",we(e)):void 0,s(e)?n("Android device",xe(e)):void 0,["",i("a",{href:g(e,t)
    },"Show what this link does")]),te(e)]}(r.url,t.method));const c=n.find((({parameter:e})=>e.name===r.error?.parameter))
    ;c&&c.complain(d(r.error?.message??"")),p(c?"":r.error?.message??"",!0)
    },h=i("form",{},...n.map((e=>e.element)),a.element,c,l);return h.addEventListener("submit",(e=>e.preventDefault())),
    h.addEventListener("input",f),f(),Ae.push(f),h}
    const Ae=[],Te=o.routes.map((e=>[e.name,`/${e.template}`,e.method??"",...e.parameters.map((({name:e})=>e)),...e.tags??[],e.flags??""].join("\n").toLowerCase()))

    ;const Ce=e=>o.findings.filter((({routes:t})=>t.includes(e))),Me=e=>(o.comparison?.changes??[]).filter((({route:t})=>t===e))
    ;function Se(e){const t=i("tr",{},...["Parameter","Type","Default"].map((e=>i("th",{scope:"col"
    },e)))),n=e.parameters.map((e=>{
    const t=e.default,n=e.isUnknown?"known to the app alone":"object"==typeof t?`[${t.join(", ")}]`:t,{type:o}=e,r=o.members&&!o.name.includes("|")?i("span",{
    class:"quiet"}," ",d(o.members.join(" | "))):void 0;return i("tr",{},i("th",{scope:"row"
    },u(e.name)),i("td",{},...w(o),r),i("td",{},void 0===n?"":u(n)))}));return i("div",{class:"scroll",tabindex:"0",
    role:"group","aria-label":`Parameters of ${e.name}`},i("table",{},i("thead",{},t),i("tbody",{},...n)))}function Ne(e,t){
    const n=e.routes.flatMap((e=>[y(e)," "]));return i("li",{class:e.severity},i("strong",{},e.severity)," ",i("span",{
    class:"mark"},e.kind)," ",...t?n:[],i("br"),u(e.message),i("br"),i("span",{class:"quiet"
    },"Fix: ",u(e.fix??"")),...void 0===e.link?[]:[i("br"),v(e.link,e.method)])}function ze(e){
    const t=e=>[u(e.name)," ",p(e.template)],n=e.old&&e.new&&e.old.name===e.new.name&&e.old.template===e.new.template
    ;return i("li",{class:"breaking"===e.verdict?"error":"accepted"},i("strong",{},e.verdict)," ",i("span",{class:"mark"
    },e.kind)," ",...e.old?t(e.old):[],...e.new&&!n?[e.old?" \u2192 ":"",...t(e.new)]:[],i("br"),u(e.message),...void 0===e.link?[]:[i("br"),v(e.link,e.method)],...void 0===e.fix?[]:[i("br"),i("span",{
    class:"quiet"},"Fix: ",u(e.fix))])}function Le(e,t){e.childElementCount>1||e.append(i("div",{class:"details"
    },...function(e){const t=o.routes[e],[n,s]=[Ce(e),Me(e)]
    ;return[...se(t),...void 0===t.gone?[]:[re(`Gone${""===t.gone?"":`: ${d(t.gone)}`}${t.instead?`; it shows "${d(t.instead)}" instead`:""}.`)],x(["Template",...t.method?[p(t.method)," "]:[],p(t.template)],void 0===t.example?["Example","none is known"]:["Example",v(t.example,t.method)],["Origins",...r(t).flatMap((e=>[p(e)," "]))],void 0===t.flags?void 0:["Flags",p(t.flags)],void 0===t.role?void 0:["Alias","prints"===t.role?"links are printed by it":"its links are only read"],[o.isDeclared?"Declared":"Precedence",`${e+1} of ${o.routes.length}`]),t.parameters.length>0&&Se(t),n.length>0&&i("h3",{},"Findings"),n.length>0&&i("ul",{
    class:"plain"},...n.map((e=>Ne(e,!1)))),s.length>0&&i("h3",{},"Changes"),s.length>0&&i("ul",{class:"plain"
    },...s.map(ze)),void 0===t.gone&&i("h3",{},"Build a link"),void 0===t.gone&&Ee(e)]}(t)))}
    const Ie=o.routes.map(((e,t)=>function(e){
    const t=o.routes[e],n=[void 0!==t.deprecated&&"deprecated",void 0!==t.gone&&"gone",t.access,Ce(e).some((({severity:e})=>"accepted"!==e))&&"finding",Me(e).length>0&&"changed",...t.tags??[]].filter((e=>"string"==typeof e)),r=i("summary",{},i("span",{
    class:"name"},u(t.name))," ",i("span",{class:"template"
    },...t.method?[i("strong",{},d(t.method))," "]:[],p(t.template)),...n.flatMap((e=>[" ",i("span",{class:"mark"
    },u(e))]))),s=i("details",{id:`route${e}`},r);return s.addEventListener("toggle",(()=>{s.open&&Le(s,e)})),s}(t)))
    ;function qe(e){const t=[];let[n,o]=["",0];for(const r of e){if("("!==r&&"{"!==r||o++,")"!==r&&"}"!==r||o--,
    0===o&&("?"===r||"#"===r))break;0===o&&"/"===r?(""!==n&&t.push(n),n=""):n+=r}return""===n||/^\([?#]/.test(n)?t:[...t,n]}
    function Ue(e){const{label:t,routes:n,children:r}=function(e){let t=e,{label:n}=e
    ;for(;0===t.routes.length&&1===t.children.length;)t=t.children[0],n+="/"+t.label;return{label:n,routes:t.routes,
    children:t.children}}(e),s=n.flatMap((e=>[" ",...o.routes[e]?.method?[i("strong",{},o.routes[e]?.method)," "]:[],y(e)]))
    ;return i("li",{},p(t),...s,r.length>0&&i("ul",{},...r.map(Ue)))}function De(e){const t=function(e){const t={label:"/",
    routes:[],children:[]};for(const n of e){let e=t;for(const t of qe(o.routes[n].template)){
    let n=e.children.find((e=>e.label===t));n||e.children.push(n={label:t,routes:[],children:[]}),e=n}e.routes.push(n)}
    return t}(e);return i("ul",{class:"tree"},...t.routes.length>0?[Ue({...t,children:[]})]:[],...t.children.map(Ue))}
    let je=!1;function Oe(e){const t=l("search");t.value!==e&&(t.value=e);const{numbers:n,told:r}=function(e){
    const t=e.trim().toLowerCase(),n=o.routes.map(((e,t)=>t)),r=e=>`${e.length} of ${E(n.length,"route")}`;if(""===t)return{
    numbers:n,told:E(n.length,"route")}
    ;const a=n.filter((e=>Te[e]?.includes(t))),[i,l="GET"]=Ge(e.trim()),c=/^\/|:\/\//.test(i)||s(i)||i.includes(":")&&o.origins.includes(":")?B((e=>e.explain(i,l))):void 0
    ;if(!c)return{numbers:a,told:r(a)}
    ;const d=(e=[])=>e.map((({route:e,template:t})=>z(e,t))),u=[L(c),...d(c.others)].filter((e=>e>=0));if(u.length>0)return{
    numbers:u,told:`${r(u)} ${1===u.length?"reads":"read"} this link`};if(a.length>0)return{numbers:a,told:r(a)}
    ;const p=d(c.near).filter((e=>e>=0));return{numbers:p,
    told:`No route reads this link; ${0===p.length?"none is":r(p)+" are"} near`}}(e);l("count").textContent=r,
    l("list").replaceChildren(...je?[De(n)]:n.map((e=>Ie[e])))}function Be(e){je=e,l("as-tree").checked=e,
    l("as-list").checked=!e}function Ge(e){const t=/^([A-Z]{2,10}) +(\S[^]*)$/.exec(e);return t?[t[2],t[1]]:[e,void 0]}
    const Re=e=>{try{return decodeURIComponent(e)}catch{return e}};function We(){
    const e=location.hash.slice(1),t=/^link=([^]*?)(?:&method=([^&]*))?$/.exec(e);if(t){
    const[e,n]=[Re(t[1]),Re(t[2]??"GET")];return void Pe(e,n)}const n=/^route=(\d+)$/.exec(e);n?function(e){const t=Ie[e]
    ;t&&(Be(!1),Oe(""),t.open=!0,Le(t,e),t.querySelector("summary")?.focus(),t.scrollIntoView({block:"start"}))
    }(Number(n[1])):""===e&&Pe("","GET")}function Pe(e,t){const n=l("link"),o=l("method");n.value!==e&&(n.value=e),
    [...o.options].some((e=>e.value===t))||o.append(i("option",{value:t},d(t))),o.value=t,ye(e,t)}let Fe;function Ze(){
    const[e,t]=Ge(l("link").value),n=t??l("method").value;ye(e,n),clearTimeout(Fe)
    ;const o=""===e?location.pathname+location.search:g(e,n);Fe=setTimeout((()=>history.replaceState(null,"",o)),200)}
    !function(){const{origins:t}=o.table
    ;o.errors||l("about").append(i("span",{},E(o.routes.length,"route")," at ",...k(t.map($))))
    ;const n=[...new Set(["GET",...o.routes.flatMap((({method:e})=>e??[]))])]
    ;if(l("method").append(...n.map((e=>i("option",{value:e},d(e))))),l("method-field").hidden=1===n.length,
    o.errors&&(l("errors").hidden=!1,l("errors").append(i("ul",{},...o.errors.map((e=>i("li",{},u(e))))))),
    o.findings.length>0){l("findings").hidden=!1;const e=(e,t)=>{const n=o.findings.filter((t=>t.severity===e)).length
    ;return 0===n?[]:["accepted"===t?`${n} accepted`:E(n,t)]
    },t=[...e("error","error"),...e("warning","warning"),...e("accepted","accepted")]
    ;l("findings-count").textContent=`for those who write the table: ${t.join(", ")}`,
    l("findings").querySelector("details").append(i("ul",{class:"plain"
    },...o.findings.map((e=>Ne(e,!0)))),o.omitted?`and ${o.omitted} more, which fingerpost check lists`:"")}
    const{comparison:r}=o
    ;r&&(l("changes").hidden=!1,l("changes").append(i("p",{},"Compared with ",p(r.old),": ",u(r.verdict),"."),i("ul",{
    class:"plain"
    },...r.changes.map(ze)))),l("order").textContent=o.isDeclared?"If several routes read a link, the one that was declared first answers. The list is in this order.":"If several routes read a link, the most specific one answers: segment by segment, a fixed word comes before a choice of words, that before a number, a date or another type, that before any text, and any text before the rest of a path. The list is in this order.",
    l("link").addEventListener("input",Ze),l("method").addEventListener("change",Ze),
    l("ask").addEventListener("submit",(e=>e.preventDefault())),
    l("find").addEventListener("submit",(e=>e.preventDefault())),
    l("search").addEventListener("input",(()=>Oe(l("search").value)))
    ;for(const e of["as-list","as-tree"])l(e).addEventListener("change",(()=>{Be("as-tree"===e),Oe(l("search").value)}))
    ;addEventListener("hashchange",We),Oe(""),We(),o.errors||setTimeout((()=>{!async function(t){try{
    if("undefined"==typeof WebAssembly||"undefined"==typeof DecompressionStream)throw new Error("it has no WebAssembly, or no DecompressionStream")
    ;const t=new Blob([U(e("engine"))]).stream().pipeThrough(new DecompressionStream("gzip"))
    ;D=await WebAssembly.compile(await new Response(t).arrayBuffer()),j=await C.of(D),
    document.documentElement.dataset.engine="ready"}catch(e){
    O=`This browser cannot read links here: ${e instanceof Error?e.message:String(e)}. The routes are listed below.`}t()
    }((()=>{We(),Ae.splice(0).forEach((e=>e()))}))}));const s=document.documentElement.dataset.version??""
    ;""!==s&&setInterval((()=>{!async function(e){try{const t=await(await fetch("version",{cache:"no-store"})).text()
    ;t!==e&&""!==t&&location.reload()}catch{}}(s)}),1e3)}();
    """#
}
