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
    <h2 id="errors-title">The table does not read</h2>
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
    <h2 id="findings-title">Findings</h2>
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
    <p id="order" class="quiet"></p>
    <p id="count" role="status"></p>
    <div id="list"></div>
    </section>
    </main>
    <footer><p class="quiet">Made by fingerpost. This file asks for nothing from anywhere.</p></footer>
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
    @media (prefers-color-scheme: dark) {
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
    ::placeholder {
    color: var(--quiet);
    opacity: 1;
    }
    [aria-invalid="true"] {
    border-color: var(--error);
    }
    button {
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
    #qr svg,
    .code {
    display: block;
    max-width: 100%;
    height: auto;
    }
    dl {
    margin: 0.75rem 0;
    }
    dl > div {
    display: grid;
    grid-template-columns: 9rem minmax(0, 1fr);
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
    flex-wrap: wrap;
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
    --paper: #fff;
    --panel: #fff;
    --accent: #000;
    --error: #000;
    --warning: #000;
    }
    form,
    button,
    .skip,
    footer {
    display: none;
    }
    details,
    tr {
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
    "use strict";function e(e){return"object"!=typeof e||Array.isArray(e)?e:"optional"in e?{kind:"optional",
    branches:[n(e.optional)]}:"either"in e?{kind:"either",branches:e.either.map(n)}:e}function t(e){return"optional"in e?{
    isOptional:!0,items:[e.optional]}:"either"in e?{items:e.either}:e}function n(n){
    const{path:r=[],query:s=[]}=Array.isArray(n)?{path:n}:n;return{path:r.map(e),query:s.map(t)}}function r([e,t,n]){return{
    name:e,type:t,...null===n?{isUnknown:!0}:void 0===n?{}:{default:n}}}
    const s=JSON.parse(document.getElementById("data").textContent),o=unpacked(s),i={...o,routes:o.routes.map((e=>({...e,
    ...n(e),...e.parameters?{parameters:e.parameters.map(r)}:{},...e.fragment?{fragment:{...e.fragment,...n(e.fragment)}}:{}
    })))};function a(e,t={},...n){const r=document.createElement(e)
    ;for(const[e,n]of Object.entries(t))void 0!==n&&!1!==n&&r.setAttribute(e,!0===n?"":n)
    ;return r.append(...n.filter((e=>void 0!==e&&!1!==e))),r}
    const c=e=>document.getElementById(e),l=/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cn}\u115f\u1160\u3164\uffa0]/gu,u=e=>e.replace(l,(e=>`\\u{${e.codePointAt(0).toString(16).toUpperCase()}}`)),f=e=>a("bdi",{},u(e)),d=(e,t="")=>a("code",{
    dir:"ltr",class:t||void 0},u(e));function m(e){c("announcement").textContent=e}function h(e,t){const n=function(e,t,n){
    const r=a("button",{type:"button","aria-label":n},e);return r.addEventListener("click",t),r}("Copy",(()=>{(async()=>{
    try{await navigator.clipboard.writeText(e)}catch{const t=a("textarea",{},e);document.body.append(t),t.select(),
    document.execCommand("copy"),t.remove(),n.focus()}n.textContent="Copied",m(`Copied ${t}`),setTimeout((()=>{
    n.textContent="Copy"}),1500)})()}),`Copy ${t}`);return n}const p=(e,t)=>a("span",{class:"copyable"
    },d(e),h(e,t)),g=(e,t="GET")=>`#link=${encodeURIComponent(e)}`+("GET"===t?"":`&method=${encodeURIComponent(t)}`),v=(e,t)=>a("a",{
    href:g(e,t)},...t?[t+" "]:[],d(e)),k=e=>`#route=${e}`;function b(e){const t=i.routes[e];return t?a("a",{href:k(e)
    },f(t.name)):a("span")}function y(...e){const t=a("dl")
    ;for(const n of e)n&&t.append(a("div",{},a("dt",{},n[0]),a("dd",{},...n.slice(1))));return t}
    const x=(e,t)=>`${e} ${t}${1===e?"":"s"}`,$=/^(u?)int(8|16|32|64)?$/;function w(e){const t=$.exec(e);if(!t)return
    ;const n=BigInt(t[2]??64);return t[1]?[0n,(1n<<n)-1n]:[-(1n<<n-1n),(1n<<n-1n)-1n]}function A(e){
    const t=/^(\d{4})-(\d{2})-(\d{2})$/.exec(e);if(!t)return!1
    ;const[n,r,s]=[Number(t[1]),Number(t[2]),Number(t[3])],o=new Date(0);return o.setUTCFullYear(n,r-1,s),
    o.getUTCMonth()===r-1&&o.getUTCDate()===s&&s>0}
    const C=e=>/^(?:javascript|vbscript|data):/i.test(e.replace(/^[\p{White_Space}\p{Cc}\p{Cf}]+/u,"").replace(/[\t\n\r]/g,"")),E=e=>e.replace(/[A-Z]/g,(e=>e.toLowerCase()))
    ;function M(e,t,n=!1){if(e.members)return n?e.members.some((e=>E(e)===E(t))):e.members.includes(t)
    ;const r=e.kind??"string",s=w(r);if(s){if(t.length>20||!/^(?:0|-?[1-9][0-9]*)$/.test(t))return!1;const e=BigInt(t)
    ;return s[0]<=e&&e<=s[1]}switch(r){case"uuid":return/^[0-9A-Fa-f]{8}(?:-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}$/.test(t)
    ;case"datetime":return function(e){
    const t=/^(.{10})T(\d\d):(\d\d):(\d\d)(?:\.\d{1,9})?(?:Z|[+-](\d\d):(\d\d))$/.exec(e),n=(e,n)=>Number(t?.[e]??0)<=n
    ;return null!==t&&A(t[1])&&n(2,23)&&n(3,59)&&n(4,59)&&n(5,23)&&n(6,59)}(t);case"date":return A(t);case"ipv4":
    return/^(?:(?:0|[1-9]\d?|1\d\d|2[0-4]\d|25[0-5])(?:\.(?!$)|$)){4}$/.test(t);case"bool":
    return/^(?:true|false|1|0)$/i.test(t);case"double":
    return/^-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?$/.test(t)&&Number.isFinite(Number(t));case"url":return!C(t);default:return!0}}
    function S(e,t){if(e.members)return t;const n=e.kind??"string"
    ;return w(n)?/int(?:64)?$/.test(n)?BigInt(t):Number(t):"double"===n?Number(t):"bool"===n?/^(?:true|1)$/i.test(t):t}
    function T(e){
    return Array.isArray(e)?e.map((e=>String(T(e)))):"number"!=typeof e?String(e):/e\+/.test(String(e))?BigInt(e).toString():String(e)
    }const q=e=>i.types[e.type],N=e=>e.name,O=e=>"https"===e||"http"===e;function j(e,t){
    const n=/^(.*?)(?::([0-9]*))?$/.exec(e),r="https"===t?"443":"80";return[n[1],String(Number(n[2]||r))]}
    const I=i.origins.map((e=>{const t={scheme:"",host:"",isWildcard:!1,port:""};if("/"===e)return{...t,form:"path"}
    ;if(":"===e)return{...t,form:"compact"};const[n="",r=""]=e.split("://");if(!O(n))return{...t,form:"scheme",scheme:n}
    ;const s=r.startsWith("{"),[o,i]=j(E(s?r.replace(/^[^}]*\}/,"*"):r),n),a=o.startsWith("*");return{form:s?"host":"web",
    scheme:n,host:a?o.slice(1):o,isWildcard:a,port:i}})),U=e=>I.map(((e,t)=>t)).filter((t=>e(I[t])))
    ;const z=e=>i.areLenient??"scheme"===e,R=e=>"."===e||".."===e,L={fault:"the table has no links of this origin",at:0,
    isForeign:!0};function D(e,t,n,r=!1){const s=e.slice(t,n),o=r?s.replace(/\+/g," "):s;if(!o.includes("%"))return{text:o,
    start:t,end:n};if(!/%0[0AaDd]/.test(o))try{return{text:decodeURIComponent(o),start:t,end:n}}catch{return}}
    const Z=(e,t)=>{const n=e.slice(t).search(/%(?![0-9A-Fa-f]{2})|%0[0AaDd]/);return{
    fault:"an escape does not read: % and two hexadecimal digits, of UTF-8",at:n<0?t:t+n}};function F(e){if(""===e)return{
    fault:"it is empty",at:0};if((new TextEncoder).encode(e).length>i.bytes)return{
    fault:`it is longer than ${i.bytes} bytes`,at:0}
    ;const t=e.search(/[\u0000-\u001f\u007f-\u009f\\]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/)
    ;if(t>=0)return{fault:"a control character or a backslash stands here",at:t};if("/"===e[0]){
    const t=U((e=>"path"===e.form));return"/"!==e[1]||0!==t.length&&z("path")?0===t.length?L:W(e,0,"path",t,[],"/"):{
    fault:"two slashes begin the name of a host",at:1}}const n=/^([A-Za-z][A-Za-z0-9+.-]*):(\/\/)?/.exec(e)
    ;if(!n)return G(e);const r=E(n[1]),s=O(r)||I.some((e=>e.scheme===r));if(!n[2])return s?{
    fault:"two slashes are missing behind the scheme",at:n[0].length}:G(e)
    ;const o=n[0].length,a=e.slice(o).replace(/[/?#][^]*$/,"");if(a.includes("@"))return{
    fault:"what stands before @ looks like a host, and is none",at:o+a.indexOf("@")};if(!O(r)){
    const t=U((e=>"scheme"===e.form&&e.scheme===r));return 0===t.length?L:W(e,o,"scheme",t,[],r+"://",a.includes(":"))}
    const[c,l]=j(E(a),r),u=function(e,t,n){
    const r=U((r=>("web"===r.form||"host"===r.form)&&r.scheme===e&&r.port===n&&(r.isWildcard?t.length>r.host.length&&t.endsWith(r.host):t===r.host))),s=e=>{
    const{isWildcard:t,host:n,form:r}=I[e];return 2*(t?1e6-n.length:0)+("host"===r?1:0)
    },o=[...r].sort(((e,t)=>s(e)-s(t)))[0];if(void 0===o)return;const i=I[o];return"host"===i.form?{fitting:[o],
    captured:t.length-i.host.length}:{fitting:r.filter((e=>"web"===I[e]?.form)),captured:0}}(r,c,l);if(!u)return L
    ;const f=u.captured>0?[{text:c.slice(0,u.captured),start:o,end:o+u.captured
    }]:[],d=u.captured>0?"host":"web",m="host"===d?i.origins[u.fitting[0]]:`${r}://${E(a)}`
    ;return W(e,o+a.length,d,u.fitting,f,m)}function W(e,t,n,r,s,o,i=!1){const a=t+e.slice(t).search(/[?#]|$/),c=[...s]
    ;for(let r="/"===e[t]?t+1:t;r<a;){const t=e.indexOf("/",r),s=t<0||t>a?a:t;if(s===r&&!z(n))return{
    fault:"a segment is empty",at:r};const o=D(e,r,s);if(!o)return Z(e,r);if(R(o.text))return{
    fault:'"." and ".." cannot be segments of a link',at:r};s>r&&c.push(o),r=s+1}
    const l=e.indexOf("#",a),u=l<0?e.length:l,f="?"===e[a]?B(e,a+1,u):[],d=l<0?void 0:D(e,l+1,e.length)
    ;if(!f||l>=0&&!d)return Z(e,a);const m={text:e,form:n,segments:c,items:f,fitting:r,source:o,pathStart:t,pathEnd:a,
    isRaw:!1,hasColon:i};return d?{...m,fragment:d}:m}function B(e,t,n){const r=[];for(let s=t;s<n;){
    const t=e.indexOf("&",s),o=t<0||t>n?n:t,a=e.slice(s,o).indexOf("="),c=D(e,s,a<0?o:s+a,i.plusIsSpace),l=D(e,a<0?o:s+a+1,o,i.plusIsSpace)
    ;if(!c||!l)return;o>s&&r.push({key:c,value:l,hasValue:a>=0}),s=o+1}return r}function G(e){
    const t=U((e=>"compact"===e.form));if(0===t.length)return C(e)?{fault:"it is a script",at:0}:L;const n=e.indexOf(" ")
    ;if(n>=0)return{fault:"compact text holds no spaces",at:n};if(C(e))return{fault:"it is a script",at:0};const r=[]
    ;let s=0;for(const t of e.split(":")){if(R(t))return{fault:'"." and ".." cannot be segments of a link',at:s};r.push({
    text:t,start:s,end:s+t.length}),s+=t.length+1}return{text:e,form:"compact",segments:r,items:[],fitting:t,source:":",
    pathStart:0,pathEnd:e.length,isRaw:!1,hasColon:!1}}const P=e=>"segments"in e;function V(e){const t=F(e),n=P(t)?[t]:[]
    ;if(!Y)return n;const r=e.search(/[?#]|$/);for(let t=e.indexOf("/");t>=0&&t<r;t=e.indexOf("/",t+1)){
    const r=e.slice(t+1),s=""===r||"/"===e[t-1]?void 0:F(e.slice(0,t+1)+"a")
    ;if(!s||!P(s)||"compact"===s.form||s.segments.length<2)continue;const o={text:r,start:t+1,end:e.length};n.push({...s,
    text:e,segments:[...s.segments.slice(0,-1),o],isRaw:!0})}return n}const J=e=>"branches"in e;function H(e,t){
    return e.map((e=>{if("string"==typeof e)return{kind:"literal",pieces:[e],rank:0};if("object"==typeof e&&"branches"in e){
    const n=e.branches.map((e=>({path:H(e.path??[],t),query:e.query??[]})));return{kind:e.kind,branches:n}}
    const n=t.next().value,[r=0,s]="object"==typeof n?n:[n];return"number"==typeof e?{kind:"capture",pieces:[e],rank:r,
    tail:s}:"kind"in e?{kind:e.kind,pieces:"*"===e.kind?[]:[e.slot],rank:r}:{kind:"mixed",pieces:e,rank:r}}))}
    function _(e,t){const n=[{edges:[]}],r=e=>n.push(e)-1,s=(e,t)=>e.reduceRight(((e,t)=>{if(!J(t))return r({take:t,
    edges:[e]});const n=[...t.branches].reverse().map((t=>(({path:e,query:t},n)=>s(e,0===t.length?n:r({query:t,edges:[n]
    })))(t,e))).reverse();return r({edges:"optional"===t.kind?[...n,e]:n})}),t),o=s(H(e,(t??[])[Symbol.iterator]()),0)
    ;return{nodes:n,entry:o}}
    const Q=i.routes.map((({path:e,ranks:t})=>_(e??[],t))),Y=Q.some((({nodes:e})=>e.some((({take:e})=>"raw"===e?.kind))))
    ;function K(e,t){if(i.isDeclared)return!1;for(let n=0;n<Math.min(e.length,t.length);n++)if(e[n]!==t[n])return e[n]<t[n]
    ;return e.length<t.length}const X=(e,t)=>e.parameters?.[t],ee=(e,t)=>q(X(e,t));function te(e,t,n){const r=(s,o)=>{
    const i=t[s];if(void 0===i)return o===n.length?[]:void 0;if("string"==typeof i){const t=n.slice(o,o+i.length)
    ;return t===i||e.ignoresCase&&E(t)===E(i)?r(s+1,o+i.length):void 0}
    for(let a=s===t.length-1?n.length:o+1;a<=n.length&&a>o;a++){if(!M(ee(e,i),n.slice(o,a),e.ignoresCase))continue
    ;const t=r(s+1,a);if(t)return[[o,a],...t]}};return r(0,0)}function ne(e,t,n){const r=t.pieces[0];switch(t.kind){
    case"literal":return n===r||!0===e.ignoresCase&&E(n)===E(r);case"mixed":return""!==n&&void 0!==te(e,t.pieces,n)
    ;case"capture":return""!==n&&M(ee(e,r),n,e.ignoresCase);default:return""!==n}}function re(e,t){
    const n=i.routes[e],{nodes:r,entry:s}=Q[e],{length:o}=t.segments,a=new Map,c=(e,s)=>{const i=r[e]
    ;if(0===e)return s===o?{ranks:[],taken:[]}:void 0;if(i.query&&!i.query.every((e=>ce(n,e,t.items))))return
    ;if(i.take)return((e,r,s)=>{let i;const a="*"===e.kind||"rest"===e.kind||void 0!==e.tail&&"compact"===t.form?o-r:1
    ;for(let c=1;c<=a&&r+c<=o;c++){const a=r+c-1;if((t.isRaw&&a===o-1)!==("raw"===e.kind))break;const u=t.segments[a].text
    ;if(1===c&&!ne(n,e,u))break;const f=l(s,r+c);if(!f)continue
    ;const d=[e.rank,...Array(c-1).fill(e.tail??e.rank),...f.ranks];i&&!K(d,i.ranks)||(i={ranks:d,taken:[{take:e,from:r,
    count:c},...f.taken]})}return i})(i.take,s,i.edges[0]);let a;for(const e of i.edges){const t=l(e,s)
    ;!t||a&&!K(t.ranks,a.ranks)||(a=t)}return a},l=(e,t)=>{const n=e*(o+1)+t;return a.has(n)||a.set(n,c(e,t)),a.get(n)}
    ;return l(s,0)}function se(e,[t,n],r){const s=r.filter((e=>e.key.text===t));if(0===s.length)return{state:"absent",
    items:s};if("string"==typeof n)return{state:s.some((e=>e.value.text===n))?"read":"unread",items:s};const o=ee(e,n)
    ;return!o.isArray&&s.length>1?{state:"repeated",items:s}:{state:s.every((e=>M(o,e.value.text)))?"read":"unread",items:s}
    }function oe(e,[,t]){if("string"==typeof t)return!1;const n=X(e,t)
    ;return void 0!==n.default||!0===n.isUnknown||!0===q(n).isArray}
    const ie=e=>Array.isArray(e)?[e]:e.items??[],ae=e=>Array.isArray(e);function ce(e,t,n){
    if(!ae(t)&&void 0!==t.rest)return!0;const r=ie(t),s=ae(t)?oe(e,t):!0===t.isOptional;return r.some((t=>{
    const{state:r}=se(e,t,n);return"read"===r||s&&("absent"===r||!i.isStrict||"string"==typeof t[1])}))}function le(e,t){
    const n=t.fragment?.start??t.text.length,r=t.text.length;if("text"===e.kind)return{segments:t.fragment?[t.fragment]:[],
    items:[]};if("items"===e.kind){const e=B(t.text,n,r);return e&&{segments:[],items:e}}
    const s=t.text.indexOf("?",n),o=s<0?r:s,i=s<0?[]:B(t.text,s+1,r),a="/"===t.text[n]&&n<o
    ;if(!i||a!==(!0===e.isRooted))return;const c=[];for(let e=a?n+1:n;e<o;){const n=t.text.indexOf("/",e),r=n<0||n>o?o:n
    ;if(r===e&&!z(t.form))return;const s=D(t.text,e,r);if(!s||R(s.text))return;r>e&&c.push(s),e=r+1}return{segments:c,
    items:i}}function ue(e){return H(e.path??[],[][Symbol.iterator]())}function fe(e,t){const{fragment:n}=e;if(!n)return!0
    ;if(void 0!==n.value){const r=t.fragment?.text
    ;if(n.isOptional&&(void 0===r||!i.isStrict||"string"==typeof n.value))return!0
    ;if("string"==typeof n.value)return r===n.value;const s=X(e,n.value),o=void 0!==s.default||!0===s.isUnknown
    ;return void 0===r?o:M(q(s),r)||o&&!i.isStrict}if(n.isOptional&&(!t.fragment||!i.isStrict))return!0
    ;const r=le(n,t),s=ue(n)
    ;return!(!r||r.segments.length!==s.length)&&(s.every(((t,n)=>ne(e,t,r.segments[n].text)))&&(n.query??[]).every((t=>ce(e,t,r.items))))
    }
    const de=(e,t)=>void 0===e.method||e.method===t||"GET"===e.method&&"HEAD"===t,me=(e,t,n)=>e.text.length===e.end-e.start?{
    text:e.text.slice(t,n),start:e.start+t,end:e.start+n}:{...e,text:e.text.slice(t,n)}
    ;function he(e,{take:t,from:n,count:r},s,o="segment"){
    const i=s.slice(n,n+r),a=1===r?`${o} ${n+1}`:`${o}s ${n+1} to ${n+r}`,[c]=i;if("literal"===t.kind||!c)return[]
    ;if("mixed"!==t.kind)return t.pieces.map((e=>({slot:e,where:a,spans:i})));const l=te(e,t.pieces,c.text)??[]
    ;return t.pieces.filter((e=>"number"==typeof e)).map(((e,t)=>{const[n,r]=l[t]??[0,c.text.length];return{slot:e,where:a,
    spans:[me(c,n,r)]}}))}function pe(e,t){
    const n=new Set(t.taken.flatMap((({take:e})=>e.pieces.filter((e=>"number"==typeof e))))),r=e=>e.flatMap((e=>{
    if("object"!=typeof e||!("branches"in e))return[]
    ;const t=e.branches.filter((e=>(e=>(e.path??[]).flatMap((e=>"number"==typeof e?[e]:Array.isArray(e)?e.filter((e=>"number"==typeof e)):[])))(e).some((e=>n.has(e)))))
    ;return(t.length>0?t:e.branches).flatMap((e=>[...r(e.path??[]),...e.query??[]]))}))
    ;return[...r(e.path??[]),...e.query??[]]}function ge(e,t){
    const n=i.routes[e],r=n.origins??i.origins.map(((e,t)=>t)).filter((e=>e<i.listed)),s="web"===t.form||"path"===t.form||"host"===t.form
    ;if(n.isWebOnly&&!s||!r.some((e=>t.fitting.includes(e))))return
    ;const o=(n.query??[]).every((e=>ce(n,e,t.items)))&&fe(n,t),a=o?re(e,t):void 0;if(!a||!function(e,t,n){
    if(!n.hasColon)return!0;const r=t.taken[0]?.take
    ;return!!r&&("literal"===r.kind||("mixed"===r.kind?r.pieces.some((e=>"string"==typeof e&&e.includes(":"))):"capture"===r.kind&&void 0!==ee(e,r.pieces[0]).members))
    }(n,a,t))return;const c=a.taken.flatMap((e=>he(n,e,t.segments))),l=new Set,u=[],f=pe(n,a),d=(e,t,r)=>{
    for(const s of ie(t)){const{state:t,items:o}=se(n,s,e);o.forEach((e=>l.add(e))),
    "unread"!==t&&"repeated"!==t||u.push(...o),"read"===t&&"string"!=typeof s[1]&&c.push({slot:s[1],where:`${r} "${s[0]}"`,
    spans:o.map((e=>e.value))})}};f.forEach((e=>d(t.items,e,"query item")));const m=f.find((e=>!ae(e)&&void 0!==e.rest))
    ;if(m){const e=t.items.filter((e=>!l.has(e))),n=e.map((e=>({...e.value,start:e.key.start})));n.length>0&&c.push({
    slot:m.rest,where:"the rest of the query",spans:n}),e.forEach((e=>l.add(e)))}return function(e,t,n,r){
    const{fragment:s}=e;if(!s||!t.fragment)return
    ;if("number"==typeof s.value)return void(M(ee(e,s.value),t.fragment.text)&&n.push({slot:s.value,where:"fragment",
    spans:[t.fragment]}));const o=s.kind&&le(s,t);if(!o)return;ue(s).forEach(((t,r)=>{o.segments[r]&&n.push(...he(e,{take:t,
    from:r,count:1},o.segments,"segment of the fragment,"))
    })),(s.query??[]).forEach((e=>r(o.items,e,"item of the fragment,")))}(n,t,c,d),{number:e,route:n,link:t,path:a,found:c,
    extra:t.items.filter((e=>!l.has(e))),unread:u}}function ve(e,t){let n;for(const r of t){const t=ge(e,r)
    ;!t||n&&!K(t.path.ranks,n.path.ranks)||(n=t)}return n}function ke(e){const t=V(e)
    ;return i.routes.map(((e,n)=>ve(n,t))).filter((e=>void 0!==e))}const be=5,ye=16,xe=32;function $e(e,t){
    let n=[],r=Array.from({length:t.length+1},((e,t)=>t));for(let s=0;s<e.length;s++){const o=[s+1]
    ;for(let i=0;i<t.length;i++){const a=e[s]===t[i];let c=Math.min(r[i]+(a?0:1),r[i+1]+1,o[i]+1)
    ;s>0&&i>0&&e[s]===t[i-1]&&e[s-1]===t[i]&&(c=Math.min(c,n[i-1]+1)),o.push(c)}[n,r]=[r,o]}return r[t.length]}
    function we(e,t){
    const[n,r]=[E(e.slice(0,64)),E(t.slice(0,64))],s=Math.max(n.length,r.length),o=Math.max(1,Math.floor(s/3))
    ;if(function(e,t){if(e.length<3||e.length>=t.length||2*e.length<t.length||e[0]!==t[0])return!1;let n=0
    ;for(const r of t)r===e[n]&&n++;return n===e.length}(n,r))return r.length-n.length
    ;if(Math.abs(n.length-r.length)>o)return;const i=$e(n,r);return i<=o&&(i<s||0===i)?i:void 0}const Ae=(e,t)=>t.map((t=>({
    candidate:t,slips:we(e,t)
    }))).filter((({slips:e})=>void 0!==e)).sort(((e,t)=>e.slips-t.slips))[0]?.candidate,Ce=(e,t)=>"*"===t.kind?"a":t.pieces.map((t=>"string"==typeof t?t:ee(e,t).sample??"a")).join(""),Ee=(e,t)=>e.differs!==t.differs?e.differs<t.differs:e.agrees>t.agrees
    ;function Me(e,t,n,r){const s=void 0===r?e.segments:[...e.segments,r];return{...e,differs:e.differs+t,
    slips:[...e.slips,n],segments:s}}function Se(e,t,n){
    const r=i.routes[e],{nodes:s,entry:o}=Q[e],a=t.segments.map((e=>e.text)),c=(e,t,r,s=!1)=>{if(!r||r.differs>n)return
    ;const o=e[t];o&&(s?Ee(o,r):!Ee(r,o))||(e[t]=r)},l=(e,t)=>void 0!==e&&e.differs+t<=n,u=e=>{a.forEach(((t,n)=>{
    const r=e[n];l(r,3)&&c(e,n+1,Me(r,3,{kind:"tooMany",segment:n}),!0)}))},f=(e,t,n)=>{const s=a[t],o={kind:"value",take:e,
    segment:t};if(ne(r,e,s)){
    const t="capture"===e.kind?ee(r,e.pieces[0]):void 0,o=t&&!t.members&&("string"===t.kind||"text"===t.kind);return(e=>({
    ...n,agrees:n.agrees+e,segments:[...n.segments,s]}))("literal"===e.kind?4:"mixed"===e.kind?2:"capture"!==e.kind||o?0:1)}
    if("literal"!==e.kind){const t="capture"===e.kind?Ae(s,ee(r,e.pieces[0]).members??[]):void 0
    ;return Me(n,"mixed"===e.kind?3:2,o,t??Ce(r,e))}
    const i=we(s,e.pieces[0]),c=void 0===i?6:Math.min(Math.max(i,1),3),l=Me(n,c,o,e.pieces[0]);return void 0===i?l:{...l,
    agrees:l.agrees+3}},d=(e,s)=>{const o=Array(s.length).fill(void 0);return a.forEach(((n,r)=>{const i=s[r]
    ;i&&c(o,r+1,f(e,r,i));const a="*"===e.kind||"rest"===e.kind||"raw"===e.kind||void 0!==e.tail&&"compact"===t.form,l=o[r]
    ;a&&l&&""!==n&&c(o,r+1,{...l,segments:[...l.segments,n]})})),s.forEach(((t,s)=>{const i="literal"!==e.kind?2:n>be?8:5
    ;l(t,i)&&c(o,s,Me(t,i,{kind:"missing",take:e,before:s},Ce(r,e)))})),u(o),o
    },m=s.map((()=>Array(a.length+1).fill(void 0)));m[o][0]={differs:0,agrees:0,slips:[],segments:[]},u(m[o])
    ;for(let e=o;e>0;e--){const n=s[e];let o=m[e];n.take&&(o=d(n.take,o)),n.query&&(o=o.map((e=>e&&Te(r,n.query??[],t,e))))
    ;for(const e of n.edges)o.forEach(((t,n)=>c(m[e],n,t)))}const h=m[0][a.length];if(!h)return
    ;const p=Te(r,r.query??[],t,h);return 0===a.length?{...p,agrees:p.agrees+4}:p}function Te(e,t,n,r){
    return t.reduce(((t,r)=>{if(ce(e,r,n.items))return t;const s=t.slips.filter((e=>"item"===e.kind)).length
    ;return Me(t,s<3?1:0,{kind:"item",part:r})}),r)}const qe=10;function Ne(e,t){const n=match(e,t)
    ;return n?Number(n.route):void 0}const Oe=(e,t)=>{const n=void 0===e?void 0:Ne(e,t)
    ;return void 0!==n&&void 0===i.routes[n]?.gone&&void 0!==e?{link:e,method:t,number:n}:void 0},je=e=>`"${e}"`,Ie=(e,t)=>{
    const n=t.pieces[0]
    ;return"literal"===t.kind?je(String(n)):"mixed"===t.kind?je(We(e,t,!0)):"capture"===t.kind?ee(e,n).name:"*"===t.kind?"a segment":"string"
    };function Ue(e,t,n,r){const s=i.routes[e];let o=0;return t.slips.map((e=>{switch(e.kind){case"value":{
    const{text:t}=n.segments[e.segment],r="capture"===e.take.kind?ee(s,e.take.pieces[0]).members:void 0,o=Ae(t,r??[]),i=void 0===o?"":`; did you mean ${je(o)}?`
    ;return`segment ${e.segment+1}: expected ${Ie(s,e.take)}, found ${je(t)}${i}`}case"missing":
    return e.before<n.segments.length?`before segment ${e.before+1}: expected ${Ie(s,e.take)}, found nothing`:(o+=1,
    `segment ${n.segments.length+o}: expected ${Ie(s,e.take)}, found nothing`);case"tooMany":
    return`segment ${e.segment+1}: ${je(n.segments[e.segment].text)} is one too many`;case"item":return function(e,t,n){
    const r=ie(t),s=r.find((t=>se(e,t,n.items).items.length>0));if(!s){
    const e=r.map((([e])=>je(e))).join(" or "),t=n.items.find((e=>r.some((([t])=>void 0!==we(e.key.text,t)))))
    ;return`query: expected ${e}, found ${t?je(t.key.text):"nothing"}`}
    const{state:o,items:i}=se(e,s,n.items),a=i.map((e=>je(e.value.text))).join(", "),c="repeated"===o?"it once":"string"==typeof s[1]?je(s[1]):ee(e,s[1]).name
    ;return`query item "${s[0]}": expected ${c}, found ${a}`}(s,e.part,n);case"fragment":return function(e,t){
    const n=e.fragment?.value
    ;return`fragment: expected ${"string"==typeof n?je(n):"number"==typeof n?ee(e,n).name:"other parts"}, found ${t.fragment?je(t.fragment.text):"nothing"}`
    }(s,n);case"method":return`method: expected ${s.method}, found ${r}`;case"origin":
    return`origin: expected ${s.isWebOnly?"a web origin":ze(s).map((e=>i.origins[e])).join(" or ")}, found ${je(i.origins[n.fitting[0]??0]??"")}`
    }}))}
    const ze=e=>e.origins??i.origins.map(((e,t)=>t)).filter((e=>e<i.listed)),Re=e=>encodeURIComponent(e).replace(/%(?:2[14678ABC]|3[ABD]|40)/g,decodeURIComponent)
    ;function Le({number:e,distance:t},n){
    const r=i.routes[e],s=t.slips.some((({kind:e})=>"origin"===e)),o=s?I[ze(r)[0]??0]?.form:n.form
    ;if(void 0===o||"host"===o||"host"===n.form)return;let a=n.text.slice(0,n.pathStart);if(s){
    const e=i.origins[ze(r)[0]??0];a="/"===e||":"===e?"":e}
    const c=t.segments.map((e=>"compact"===o?e:Re(e))).join("compact"===o?":":"/"),l=n.text.indexOf("#",n.pathEnd),u=n.text.slice(n.pathEnd,l<0?void 0:l).slice(1).split("&").filter((e=>""!==e))
    ;for(const e of t.slips){if("item"!==e.kind)continue;const[t]=ie(e.part);if(!t)continue
    ;const n=u.filter((e=>decodeURIComponent(e.split("=")[0])!==t[0]));u.splice(0,u.length,...n)
    ;const s="string"==typeof t[1]?t[1]:ee(r,t[1]).sample??"a"
    ;u.push(`${encodeURIComponent(t[0])}=${encodeURIComponent(s)}`)}
    const{fragment:f}=r,d="string"==typeof f?.value?f.value:"a",m=t.slips.some((({kind:e})=>"fragment"===e))?`#${d}`:l<0?"":n.text.slice(l)
    ;return a+("web"===o||"path"===o?"/":"")+c+(0===u.length?"":`?${u.join("&")}`)+m}function De(e,t,n){
    if(e.segments.length>xe)return[];const r=n>be,s=[];i.routes.forEach(((o,a)=>{const c=function(e,t,n,r){
    const s=i.routes[e];let o=Se(e,t,r);if(!o)return
    ;const a=s.origins??i.origins.map(((e,t)=>t)).filter((e=>e<i.listed)),c="web"===t.form||"path"===t.form||"host"===t.form
    ;return(!a.some((e=>t.fitting.includes(e)))||s.isWebOnly&&!c)&&(o={...o,differs:o.differs+2,slips:[{kind:"origin"
    },...o.slips]}),fe(s,t)||(o=Me(o,1,{kind:"fragment"})),de(s,n)||(o=Me(o,0,{kind:"method"})),o.differs<=r?o:void 0
    }(a,e,t,n);if(!c)return;(r?e.segments.length>0&&c.agrees>=4:c.differs<=Math.min(be,c.agrees))&&s.push({number:a,
    distance:c,obstacles:Ue(a,c,e,t)})}))
    ;const o=s.sort(((e,t)=>Ee(e.distance,t.distance)?-1:Ee(t.distance,e.distance)?1:e.number-t.number)),a=o[0]?.distance.differs??0,c=r?a+3:0===a?0:be
    ;return o.filter((({distance:e})=>e.differs<=c))}
    const Ze=/^[\s\ufeff"'`<>\u201c\u201d\u2018\u2019]+|[\s\ufeff"'`<>\u201c\u201d\u2018\u2019]+$/g
    ;function Fe(e,t,{fault:n,at:r,isForeign:s}){const o=function(e,t){const n=e.replace(Ze,""),r=n!==e&&""!==n?[n]:[]
    ;if(!t){const e=n.replace(/^([A-Za-z][A-Za-z0-9+.-]*):\/?(?!\/)/,"$1://")
    ;return[...r,e,n.replace(/([^:/])\/{2,}/g,"$1/")]}
    const[,s,o="",a=""]=/^([A-Za-z][A-Za-z0-9+.-]*):\/\/([^/?#]*)([^]*)$/.exec(n)??[],c=a.replace(/^\//,""),l=void 0!==s&&O(E(s)),u=void 0===s?[n.replace(/^\//,"")]:l?[c]:[o+a,c],f=/^([A-Za-z0-9-]+)\./.exec(o)?.[1]??"a",d=i.origins.flatMap(((e,t)=>{
    const{form:n}=I[t],r=e.replace(/\*$/,"a.example").replace("*",f)
    ;return"compact"===n||"host"===n?[]:u.map((e=>("path"===n?"/":"web"===n?r+"/":r)+e))}))
    ;if(void 0===s)return[...r,...d,`https://${n}`];const m=d.map((e=>({link:e,cost:$e(n.slice(0,128),e.slice(0,128))})))
    ;return[...r,...m.sort(((e,t)=>e.cost-t.cost)).map((({link:e})=>e))]}(e,!0===s),a=s?function(e){
    const t=/^\s*([A-Za-z][A-Za-z0-9+.-]*):\/\/([^/?#]*)/.exec(e),[,n="",r=""]=t??[]
    ;if(!t)return`The link has no origin; expected ${i.origins.join(" or ")}.`;if(O(E(n))){
    const e=Ae(r,I.filter((({form:e})=>"web"===e)).map((e=>(e.isWildcard?"*":"")+e.host)))
    ;if(void 0!==e&&e!==E(r))return`The host is "${r}"; did you mean "${e}"?`}else{
    const e=Ae(n,I.map((e=>e.scheme)).filter((e=>""!==e)))
    ;if(void 0!==e&&e!==E(n))return`The scheme is "${n}"; did you mean "${e}"?`}
    return`No route matches: the table has no links of this origin; expected ${i.origins.join(" or ")}.`
    }(e):`This is not a link: ${n}.`,c={headline:a,at:s?void 0:r,near:[],isNear:!0,omitted:0
    },l=o.map((e=>Oe(e,t))).find((e=>void 0!==e));if(l)return{...c,fix:l};for(const e of o.slice(0,4)){
    const n=F(e),r=P(n)?De(n,t,be):[];if(0===r.length||!P(n))continue
    ;const s=r.map((e=>Oe(Le(e,n),t))).find((e=>void 0!==e));return{...c,near:r.slice(0,qe),fix:s}}return{...c,isNear:!1}}
    const We=(e,t,n)=>t.pieces.map((t=>{if("string"==typeof t)return t;const[r,s]=[n?X(e,t).name:"",ee(e,t).name]
    ;return n&&"string"===s?`{${r}}`:`{${r}:${s}}`})).join("");function Be(e){return e.members&&e.name.includes("|")?{
    noun:`a set of ${e.members.length}`,name:`the set ${e.name}`}:{noun:`${/^[aeio]/.test(e.name)?"an":"a"} ${e.name}`,
    name:e.name}}const Ge=(e,t)=>e.noun===t.noun?`${e.name} comes before ${t.name}`:`${e.noun} comes before ${t.noun}`
    ;function Pe(e,t){const n=e.path.taken.find((({from:e,count:n})=>e<=t&&t<e+n));return n?void 0!==n.take.tail&&t>n.from?{
    noun:"the rest of a string",name:"the rest of a string"}:function(e,t){const n=e=>({noun:e,name:e});switch(t.kind){
    case"literal":return n(`the literal "${t.pieces[0]}"`);case"mixed":return n(`the segment "${We(e,t,!1)}"`);case"*":
    return n('"*"');case"rest":return n('"{*rest}"');case"raw":return n('"{**rest}"');case"capture":
    return Be(ee(e,t.pieces[0]))}}(e.route,n.take):{noun:"nothing",name:"nothing"}}
    const Ve=e=>pe(e.route,e.path).flatMap((t=>ae(t)?oe(e.route,t)?[]:[t]:void 0!==t.rest||t.isOptional?[]:ie(t).slice(0,1))),Je=e=>pe(e.route,e.path).filter((t=>ae(t)?oe(e.route,t):void 0===t.rest&&t.isOptional)).filter((t=>ie(t).some((t=>"read"===se(e.route,t,e.link.items).state)))).length,He=(e,[,t])=>"string"==typeof t?{
    noun:`the literal "${t}"`,name:`the literal "${t}"`
    }:Be(ee(e,t)),_e=e=>pe(e.route,e.path).some((e=>!ae(e)&&void 0!==e.rest));function Qe({fragment:e}){if(!e)return 9
    ;return(void 0===e.value?{text:3,path:1,items:2}[e.kind??"text"]:"string"==typeof e.value?0:3)+(e.isOptional?4:0)}
    const Ye=["its fragment is a literal","it reads the fragment","it reads the fragment","it captures the fragment"]
    ;function Ke(e,t,n,r,s){const o=s?.link.source,a=[];if(it(s)&&s){const e=st(n,r,o)
    ;a.push(e&&function(e,{link:t,path:n}){const r="compact"===t.form?":":"/",s=e.search(/[?#]|$/),o=e.slice(0,s).split(r)
    ;for(const{take:e,from:s,count:i}of n.taken){if("*"!==e.kind)continue;const n=o.indexOf("*");if(n<0)return
    ;const a=t.segments.slice(s,s+i).map((e=>e.text));o[n]=a.map((e=>":"===r?e:Re(e))).join(r)}return o.join(r)+e.slice(s)
    }(e,s))}else{const e=function(e,t,n){for(const r of function(e){
    const{name:t}=i.routes[e],n=i.routes.map(((e,t)=>t)).filter((e=>i.routes[e]?.name===t&&void 0===i.routes[e]?.gone)),r=e=>/(?:^|[/(|])\*/.test(i.routes[e]?.shape??""),s=e=>"only read"===i.routes[e]?.role?1:0
    ;return n.sort(((e,t)=>Number(r(e))-Number(r(t))||s(e)-s(t)))}(e)){const{parameters:s=[],deprecated:o}=i.routes[r]
    ;if(void 0!==o)continue;const a=Object.entries(t).map((([t,n])=>{const o=s.find((e=>e.name===t))
    ;return[t,o&&r!==e?Xe(q(o),n):n]})),c=st(r,Object.fromEntries(a),n);if(void 0!==c)return c}return}(n,r,o)
    ;if(void 0!==e)return e}s&&a.push(tt(s,r,!1),tt(s,{},!0));return a.find((e=>void 0!==e&&(e=>{const o=match(e,t)
    ;return o?.route===String(n)&&(JSON.stringify(et(o.values))===JSON.stringify(et(r))&&ot(ve(n,V(e)))===ot(s))})(e)))??e}
    function Xe(e,t){const n=T(t);return Array.isArray(n)?n.every((t=>M(e,t)))?n.map((t=>S(e,t))):t:M(e,n)?S(e,n):t}
    const et=e=>Object.entries(e).map((([e,t])=>[e,T(t)]));function tt(e,t,n){
    const{link:r,route:s,extra:o,unread:i,found:a}=e,c=e=>{
    const n=a.find((({spans:t})=>1===t.length&&t[0]?.start===e.start&&t[0].end===e.end)),r=n&&T(t[X(s,n.slot).name]??e.text)
    ;return"string"==typeof r?r:e.text},l=r.segments.map(c);if("compact"===r.form)return l.join(":")
    ;const u=l.map(((e,t)=>(e=>r.isRaw&&e===l.length-1)(t)?e:Re(e))),f=("host"===r.form?u.slice(1):u).join("/"),d=r.items.filter((e=>n||!o.includes(e)&&!i.includes(e))).map((e=>rt(e.key.text)+(e.hasValue?"="+rt(c(e.value)):""))),m="scheme"===r.form?"":"/",h=r.fragment&&!r.isRaw&&(n||s.fragment)&&r.fragment?"#"+nt(r.fragment.text):""
    ;return E(r.text.slice(0,r.pathStart))+m+f+(0===d.length||r.isRaw?"":"?"+d.join("&"))+h}
    const nt=e=>encodeURIComponent(e).replace(/%(?:2[14678ABCF]|3[ABDF]|40)/g,decodeURIComponent),rt=e=>encodeURIComponent(e).replace(/'/g,"%27").replace(/%(?:2[4CF]|3[ABF]|40)/g,decodeURIComponent)
    ;function st(e,t,n){try{return links[String(e)]?.(t,void 0===n?{}:{origin:n})}catch{return}}
    const ot=e=>JSON.stringify(e?.path.taken.filter((({take:e})=>"*"===e.kind)).map((({from:t,count:n})=>e.link.segments.slice(t,t+n).map((e=>e.text))))),it=e=>!0===e?.path.taken.some((({take:e})=>"*"===e.kind))

    ;const at=[[7,1,10,1],[10,1,16,1],[15,1,26,1],[20,1,18,2],[26,1,24,2],[18,2,16,4],[20,2,18,4],[24,2,22,4],[30,2,22,5],[18,4,26,5],[20,4,30,5],[24,4,22,8],[26,4,22,9],[30,4,24,9],[22,6,24,10],[24,6,28,10],[28,6,28,11],[30,6,26,13],[28,7,26,14],[28,8,26,16],[28,8,26,17],[28,9,28,17],[30,9,28,18],[30,10,28,20],[26,12,28,21],[28,12,28,23],[30,12,28,25],[30,13,28,26],[30,14,28,28],[30,15,28,29],[30,16,28,31],[30,17,28,33],[30,18,28,35],[30,19,28,37],[30,19,28,38],[30,20,28,40],[30,21,28,43],[30,22,28,45],[30,24,28,47],[30,25,28,49]]
    ;function ct(e){const t=Math.floor(e/7)+2;let n=(16*e+128)*e+64;return e>=2&&(n-=(25*t-10)*t-55),e>=7?n-36:n}
    const lt=[],ut=[];for(let e=0,t=1;e<255;e++)[lt[e],lt[e+255],ut[t]]=[t,t,e],t=t<<1^(128&t?285:0)
    ;const ft=(e,t)=>0===e||0===t?0:lt[ut[e]+ut[t]];function dt(e,t,n){const r=[],s=(e,t)=>{
    for(let n=t-1;n>=0;n--)r.push(e>>n&1)};t.forEach((([e,t])=>s(e,t))),s(e.length,n.version<10?8:16),
    e.forEach((e=>s(e,8))),s(0,Math.min(4,8*n.capacity-r.length)),s(0,(8-r.length%8)%8)
    ;for(let e=236;r.length<8*n.capacity;e^=253)s(e,8);const o=Array.from({length:n.capacity
    },((e,t)=>r.slice(8*t,8*t+8).reduce(((e,t)=>e<<1|t),0))),i=Math.floor(n.capacity/n.blocks),a=n.capacity%n.blocks;let c=0
    ;const l=Array.from({length:n.blocks},((e,t)=>{const r=i+(t>=n.blocks-a?1:0);return c+=r,o.slice(c-r,c)
    })),u=l.map((e=>function(e,t){let n=[1];for(let e=0;e<t;e++){const t=lt[e];n=[...n,0].map(((e,r)=>e^ft(n[r-1]??0,t)))}
    const r=[...e,...Array(t).fill(0)];return e.forEach(((e,t)=>{const s=r[t];n.forEach(((e,n)=>{r[t+n]=r[t+n]^ft(e,s)}))
    })),r.slice(e.length)}(e,n.corrections))),f=(e,t)=>Array.from({length:t
    },((t,n)=>e.map((e=>e[n])))).flat().filter((e=>void 0!==e));return[...f(l,i+1),...f(u,n.corrections)]}
    function mt(e,t,n){let r=e<<n;for(let e=31-Math.clz32(r);e>=n;e--)r>>e&1&&(r^=t<<e-n);return e<<n|r}
    const ht=[(e,t)=>(e+t)%2,(e,t)=>t%2,e=>e%3,(e,t)=>(e+t)%3,(e,t)=>(Math.floor(e/3)+Math.floor(t/2))%2,(e,t)=>e*t%2+e*t%3,(e,t)=>(e*t%2+e*t%3)%2,(e,t)=>((e+t)%2+e*t%3)%2]
    ;function pt({size:e,dark:t,fixed:n},r,s,o){r<0||s<0||r>=e||s>=e||(t[s*e+r]=o?1:0,n[s*e+r]=1)}function gt(e,t,n,r,s){
    for(let o=-r;o<=r;o++)for(let i=-r;i<=r;i++){const r=Math.max(Math.abs(i),Math.abs(o));pt(e,t+i,n+o,r!==s&&4!==r)}}
    function vt(e,t,n){const{size:r}=e,s=21522^mt(t<<3|n,1335,10);for(let t=0;t<15;t++){const n=1==(s>>t&1)
    ;t<8?pt(e,8,t<6?t:t+1,n):pt(e,8===t?7:14-t,8,n),t<8?pt(e,r-1-t,8,n):pt(e,8,r-15+t,n)}pt(e,8,r-8,!0)}
    function kt({version:e,level:t}){const n=4*e+17,r={size:n,dark:new Uint8Array(n*n),fixed:new Uint8Array(n*n)}
    ;for(let e=0;e<n;e++)pt(r,6,e,e%2==0),pt(r,e,6,e%2==0);for(const[e,t]of[[3,3],[n-4,3],[3,n-4]])gt(r,e,t,4,2)
    ;const s=function(e){if(1===e)return[];const t=Math.floor(e/7)+2,n=4*e+10,r=32===e?26:2*Math.ceil((4*e+4)/(2*t-2))
    ;return[6,...Array.from({length:t-1},((e,s)=>n-(t-2-s)*r))]}(e),o=s.length-1;if(s.forEach(((e,t)=>s.forEach(((n,s)=>{
    0===t&&(0===s||s===o)||t===o&&0===s||gt(r,e,n,2,1)})))),vt(r,t,0),e>=7){const t=mt(e,7973,12);for(let e=0;e<18;e++){
    const[s,o]=[Math.floor(e/3),n-11+e%3];pt(r,o,s,1==(t>>e&1)),pt(r,s,o,1==(t>>e&1))}}return r}function bt(e,t,n){
    const{size:r,fixed:s}=e,o={size:r,fixed:s,dark:e.dark.slice()},i=ht[n]
    ;for(let e=0;e<r;e++)for(let t=0;t<r;t++)s[e*r+t]||0!==i(t,e)||(o.dark[e*r+t]^=1);return vt(o,t,n),o}
    function yt({size:e,dark:t}){let[n,r]=[0,0];for(const[r,s]of[[1,e],[e,1]])for(let o=0;o<e;o++){let[i,a,c]=[0,-1,0]
    ;for(let l=0;l<e;l++){const e=t[o*s+l*r];i=e===a?i+1:1,a=e,5===i?n+=3:i>5&&(n+=1),c=2047&(c<<1|e),
    l>=10&&(93===c||1488===c)&&(n+=40)}}for(let s=0;s<e*e;s++){const o=t[s];r+=o
    ;(s+1)%e==0||s+e>=e*e||o!==t[s+1]||o!==t[s+e]||o!==t[s+e+1]||(n+=3)}return n+10*Math.floor(Math.abs(20*r/(e*e)-10))}
    function xt(e){const t=(new TextEncoder).encode(e),n=t.length===e.length?[[4,4]]:[[7,4],[26,8],[4,4]],r=function(e,t){
    for(let n=1;n<=40;n++){const r=e+(n<10?8:16)+8*t;for(const e of[0,1]){
    const t=at[n-1],[s,o]=[t[0===e?2:0],t[0===e?3:1]],i=Math.floor(ct(n)/8)-s*o;if(r<=8*i)return{version:n,level:e,
    corrections:s,blocks:o,capacity:i}}}}(n.reduce(((e,[,t])=>e+t),0),t.length);if(!r)return;const s=dt(t,n,r),o=kt(r);let i
    ;!function({size:e,dark:t,fixed:n},r){let s=0;for(let o=e-1;o>0;o-=2){6===o&&(o=5);for(let i=0;i<e;i++){
    const a=0==(o+1&2)?e-1-i:i;for(const i of[o,o-1])n[a*e+i]||(t[a*e+i]=(r[s>>3]??0)>>7-(7&s)&1,s++)}}}(o,s)
    ;for(let e=0;e<8;e++){const t=bt(o,r.level,e),n=yt(t);(!i||n<i.points)&&(i={grid:t,points:n})}return i?.grid}
    function $t(e){const t=xt(e);if(!t)return a("p",{},"The link is too long for a QR code.")
    ;const n="http://www.w3.org/2000/svg",r=document.createElementNS(n,"svg"),s=t.size+8;r.setAttribute("xmlns",n),
    r.setAttribute("viewBox",`0 0 ${s} ${s}`),r.setAttribute("width",String(s*Math.max(3,Math.ceil(224/s)))),
    r.setAttribute("role","img"),r.setAttribute("aria-label","QR code of the link"),
    r.setAttribute("shape-rendering","crispEdges");const o=document.createElementNS(n,"rect")
    ;for(const[e,t]of[["width",s],["height",s]])o.setAttribute(e,String(t));o.setAttribute("fill","#fff")
    ;const i=document.createElementNS(n,"path");i.setAttribute("fill","#000");let c=""
    ;for(let e=0;e<t.size;e++)for(let n=0;n<t.size;n++){const r=n;for(;n<t.size&&t.dark[e*t.size+n];)n++
    ;n>r&&(c+=`M${r+4} ${e+4}h${n-r}v1h-${n-r}z`)}return i.setAttribute("d",c),r.append(o,i),r}function wt(e,t){
    const n=a("code",{dir:"ltr",class:"link"});let r=0
    ;for(const s of[...t].sort(((e,t)=>e.start-t.start)))s.start<r||s.end===s.start||(n.append(u(e.slice(r,s.start)),a("mark",{},u(e.slice(s.start,s.end)))),
    r=s.end);return n.append(u(e.slice(r))),n}const At=e=>a("p",{class:"warning"},e);function Ct(e){const t=[]
    ;return void 0!==e.deprecated&&t.push(`Deprecated${(e=>""===e?".":`: ${u(e)}.`)(e.deprecated)} The link still opens.`),
    "internal"===e.access&&t.push("Internal: only the app itself may open this link."),
    "confirm"===e.access&&t.push("The app asks before it opens this link."),t.map(At)}function Et(e,t,n){
    const r=i.routes[e],s=a("tbody"),o=new Set((r.parameters??[]).map((({name:e})=>e)));for(const e of o){
    const o=n?.found.filter((({slot:t})=>X(r,t).name===e))??[],i=e in t?T(t[e]):void 0,c=o.length>0?o.map((e=>e.where)).join(", "):void 0===i?"left out":"not in the link: the default",l=void 0===i?a("span",{
    class:"quiet"},"none"):f(Array.isArray(i)?`[${i.join(", ")}]`:i),u=r.parameters?.find((t=>t.name===e))
    ;s.append(a("tr",{},a("th",{scope:"row"},f(e)),a("td",{},l),a("td",{},d(N(q(u)))),a("td",{},c)))}
    const c=a("tr",{},...["Parameter","Value","Type","Where"].map((e=>a("th",{scope:"col"},e))));return a("div",{
    class:"scroll",tabindex:"0",role:"group","aria-label":"Values"},a("table",{},a("thead",{},c),s))}function Mt(e,t,n){
    const r=t.filter((({number:t,route:r})=>t!==e.number&&de(r,n)));if(0===r.length)return
    ;const s=r.slice(0,10).map((t=>a("li",{},b(t.number)," ",d(t.route.shape),a("br"),a("span",{class:"quiet"
    },u(function(e,t){if(i.isDeclared)return"it was declared first"
    ;const[n,r]=[e.path.ranks,t.path.ranks],s=n.findIndex(((e,t)=>t<r.length&&e!==r[t]))
    ;if(s>=0)return`segment ${s+1}: ${Ge(Pe(e,s),Pe(t,s))}`
    ;if(n.length!==r.length)return`segment ${n.length+1}: no segment comes before ${Pe(t,n.length).noun}`
    ;if(!e.route.ignoresCase&&t.route.ignoresCase)return"it does not ignore case";const[o,a]=[Ve(e),Ve(t)]
    ;if(o.length>a.length)return"it requires more query items"
    ;const c=e=>[...e].sort((([e],[t])=>e<t?-1:e>t?1:0)),[l,u]=[c(o),c(a)];for(let n=0;n<l.length;n++){
    const[r,s]=[l[n],u[n]];if(r[0]!==s[0])return`its query key "${r[0]}" comes before "${s[0]}"`
    ;const[o,i]=[He(e.route,r),He(t.route,s)];if(o.name!==i.name)return`query item "${r[0]}": ${Ge(o,i)}`}
    if(Je(e)>Je(t))return"more of its optional query items are there"
    ;if(_e(e)!==_e(t))return _e(e)?"it takes the rest of the query":"the query has no rest, which the other asks for"
    ;const f=Qe(e.route);if(f<Qe(t.route))return f>3?"it reads the fragment":Ye[f]
    ;if(e.route.origins&&e.route.origins!==t.route.origins)return"its host comes first"
    ;if(e.route.method&&e.route.method!==t.route.method)return"it names the method";const d=e=>e.shape.split("(").length
    ;return d(e.route)<d(t.route)?"it has fewer optional groups":"its text comes first"
    }(e,t)))))),o=r.length>10?a("li",{},`and ${r.length-10} more`):void 0
    ;return a("div",{},a("h4",{},"It wins over"),a("ul",{},...s,o))}function St(e,t){
    if(0!==t.length)return[e,...t.flatMap((e=>[d(e.hasValue?`${e.key.text}=${e.value.text}`:e.key.text)," "]))]}
    function Tt(e,t,n,r){
    const s=i.routes[n],o=ke(e),c=o.find((e=>e.number===n)),l=c?.found.flatMap((e=>e.spans))??[],u=Ke(e,t,n,r,c)
    ;return[a("h3",{},"Route ",b(n)),wt(e,l),...Ct(s),y(["Template",...s.method?[d(s.method)," "]:[],d(s.shape)],["Canonical form",...u===e?["the link itself"]:[p(u,"the canonical form")]],c&&St("No use for",c.extra),c&&St("Does not read, counts as absent",c.unread)),...s.parameters?[Et(n,r,c)]:[],c&&Mt(c,o,t)]
    }function qt(e,t){const n=i.routes[t],r=n.gone?`: ${u(n.gone)}`:""
    ;return[a("h3",{},"This link is gone"),wt(e,[]),At(`"${u(n.name)}" is gone${r}${n.instead?`; show "${u(n.instead)}" instead.`:"."}`),y(["Template",d(n.shape)])]
    }function Nt(e,t){const n=function(e,t){const n=F(e),r=P(n)?n:V(e)[0],s=ke(e).filter((({route:e})=>void 0===e.gone))
    ;if(!r||!P(n))return Fe(e,t,n);const o=[...new Set(s.map((({route:e})=>e.method)).filter((e=>void 0!==e)))].sort()
    ;if(o.length>0){const r=De(n,t,be),s=o.map((t=>Oe(e,t))).find((e=>void 0!==e));return{
    headline:`No route matches ${t}; allowed: ${o.join(", ")}.`,near:r.slice(0,qe),isNear:!0,omitted:0,fix:s}}
    let a=De(n,t,be);const c=a.length>0;c||(a=De(n,t,ye))
    ;const l=a.slice(0,qe).map((e=>Oe(Le(e,n),de(i.routes[e.number],t)?t:i.routes[e.number]?.method??t))).find((e=>void 0!==e))
    ;return{headline:"No route matches.",near:a.slice(0,qe),isNear:c,omitted:Math.max(0,a.length-qe),fix:l}
    }(e,t),r=n.at,s=void 0===r?[]:[{text:"",start:r,end:Math.min(e.length,r+1)
    }],o=n.near.filter((({obstacles:e})=>e.length>0)).map((({number:e,obstacles:t})=>a("li",{},b(e)," ",d(i.routes[e]?.shape??""),a("ul",{},...t.map((e=>a("li",{},f(e)))))))),c=n.omitted>0?a("li",{},`and ${n.omitted} more`):void 0
    ;return[a("h3",{},"No route reads this link"),wt(e,s),a("p",{class:"error"
    },u(n.headline)),n.fix&&a("p",{},n.isNear?"This would match: ":"The closest that would match: ",v(n.fix.link,"GET"===n.fix.method?void 0:n.fix.method)," (",b(n.fix.number),")"),o.length>0&&a("h4",{},n.isNear?"Nearest first":"None is near. These share a part of the path"),o.length>0&&a("ul",{},...o,c)]
    }function Ot(e,t){
    const[n,r]=[c("result"),c("qr")],s=""===e?null:match(e,t),o=s?Number(s.route):-1,l=i.routes[o],u=void 0!==l?.gone
    ;n.dataset.route=l&&!u?l.name:"";const f=""===e?[a("p",{class:"quiet"
    },"Paste a link to see which route reads it.")]:s&&l?u?qt(e,o):Tt(e,t,o,s.values):Nt(e,t)
    ;n.replaceChildren(...f.filter((e=>void 0!==e&&!1!==e))),r.replaceChildren(...""===e?[]:[$t(e)]),
    m(""===e?"":l?u?`The link of ${l.name} is gone`:`Route ${l.name} reads this link`:"No route reads this link")}
    const jt=e=>`xcrun simctl openurl booted ${Ut(e)}`,It=e=>{
    return`adb shell am start -a android.intent.action.VIEW -d ${Ut(/^[A-Za-z0-9_@%+=:,./-]+$/.test(e)?e:(t=e,
    /^[A-Za-z0-9_@%+=:,./-]+$/.test(t)?t:`'${t.replace(/'/g,"'\\''")}'`))}`;var t
    },Ut=e=>/!/.test(e)?`'${e.replace(/'/g,"'\\''")}'`:(e=>`"${e.replace(/[\\"$`]/g,"\\$&")}"`)(e);let zt=0
    ;function Rt(e,t){const n=X(e,t);if(void 0!==n.default||n.isUnknown||q(n).isArray)return!1
    ;const r=(e.path??[]).some((e=>Array.isArray(e)?e.includes(t):e===t||"object"==typeof e&&"slot"in e&&e.slot===t))
    ;return r||(e.query??[]).some((e=>ae(e)&&e[1]===t))||e.fragment?.value===t}function Lt(e){
    const t=i.routes[e],n=(t.parameters??[]).map(((e,n)=>function(e,t){
    const n=q(e),r="field"+zt++,s="bool"===n.kind?["true","false"]:n.members,o=Array.isArray(e.default)?e.default.join(", "):e.default,i=n.isArray?"one a line":void 0,c={
    id:r,"aria-describedby":`${r}e`,"aria-required":t?"true":void 0,dir:"auto",spellcheck:"false",autocomplete:"off"
    },l=void 0===o?n.sample:String(o),d=s&&!n.isArray?a("select",{id:r,"aria-describedby":`${r}e`},a("option",{value:""
    },void 0===o?"left out":`left out: ${o}`),...s.map((e=>a("option",{value:"="+e},u(e))))):n.isArray?a("textarea",{...c,
    rows:"2",placeholder:l}):a("input",{...c,type:"text",inputmode:w(n.kind??"")?"numeric":void 0,placeholder:l
    }),m=a("span",{class:"error",id:`${r}e`
    }),h=[N(n),i,void 0!==o?`default ${o}`:e.isUnknown?"has a default":void 0],p=a("label",{for:r},f(e.name)," ",a("span",{
    class:"quiet"},u(h.filter(Boolean).join(", "))));return{parameter:e,element:a("div",{class:"field"},p,d,m),texts:()=>{
    const e=d.value
    ;if(""!==e)return n.isArray?e.split("\n").filter((e=>""!==e)):[d instanceof HTMLSelectElement?e.slice(1):e]},
    complain:e=>{m.textContent=e,""===e?d.removeAttribute("aria-invalid"):d.setAttribute("aria-invalid","true")}}
    }(e,Rt(t,n)))),r=function(e){
    const t=ze(e).filter((t=>"web"===I[t]?.form||!(e.isWebOnly&&"path"!==I[t]?.form))).map((e=>i.origins[e])),n="field"+zt++,r=a("select",{
    id:n},...t.map((e=>a("option",{value:e},u(e))))),s=a("input",{type:"text","aria-label":"Host below the wildcard",
    value:"a",spellcheck:"false"}),o=()=>r.value.includes("://*"),c=()=>{s.hidden=!o()};r.addEventListener("change",c)
    ;const l=t.findIndex((e=>!e.includes("://*")));return l>0&&(r.selectedIndex=l),c(),{element:a("div",{class:"field"
    },a("label",{for:n},"Origin"),r,s),
    origin:()=>""===r.value?void 0:o()?r.value.replace("*",s.value+(r.value.endsWith("*")?".example":"")):r.value}
    }(t),s=a("div",{class:"outcome"}),o=a("p",{role:"status"}),c=()=>{const c={};let l=!0,f=!0
    ;if(n.forEach((({parameter:e,texts:n,complain:r},s)=>{const o=q(e),i=n();void 0===i&&Rt(t,s)&&(f=!1)
    ;const a=i?.find((e=>!M(o,e)));r(void 0===a?"":function(e){
    if(e.members)return`expected one of ${e.members.map((e=>`"${e}"`)).join(", ")}`;const t=w(e.kind??"")
    ;return t?`expected a whole number from ${t[0]} to ${t[1]}`:`expected ${{
    uuid:"a UUID such as 123e4567-e89b-42d3-a456-426614174000",datetime:"an instant such as 2026-11-20T09:26:00Z",
    date:"a day that exists, such as 2026-11-20",ipv4:"an IPv4 address such as 192.0.2.1",bool:"true or false",
    double:"a decimal such as 1.5",url:"a URL that is no script"}[e.kind??""]??"a text"}`}(o)),
    void 0!==a?l=!1:i&&(c[e.name]=o.isArray||Dt(t,s)?i.map((e=>S(o,e))):S(o,i[0]))})),s.replaceChildren(),
    o.className="quiet",l)if(f)try{const n=r.origin(),i=links[String(e)]?.(c,void 0===n?{}:{origin:n});if(void 0===i)return
    ;o.textContent="",s.replaceChildren(...function(e,t){
    const n=!e.startsWith("/")&&/^[A-Za-z][A-Za-z0-9+.-]*:\/\//.test(e),r=(e,t)=>[e,p(t,e)],s=$t(e)
    ;return s.classList.add("code"),
    [y(r("Link",e),n?r("iOS simulator",jt(e)):void 0,n?r("Android device",It(e)):void 0),a("p",{},a("a",{href:g(e,t)
    },"Show what this link does")),s]}(i,t.method).filter((e=>void 0!==e&&!1!==e)))}catch(e){o.className="error",
    o.textContent=u(function(e){const t=e instanceof Error?e.message:String(e),n=e=>i.routes[Number(e)]?.name??e
    ;return t.replace(/^\d+: /,"").replace(/read as "(\d+)"/,((e,t)=>`read as "${n(t)}"`))}(e))
    }else o.textContent="Fill in the fields, and the link appears here.";else o.textContent=""
    },l=a("form",{},...n.map((e=>e.element)),r.element,o,s);return l.addEventListener("submit",(e=>e.preventDefault())),
    l.addEventListener("input",c),c(),l}const Dt=(e,t)=>/^\[/.test(ee(e,t).name)
    ;const Zt=i.routes.map((e=>[e.name,`/${e.shape}`,e.method??"",...(e.parameters??[]).map((({name:e})=>e)),...e.tags??[],e.flags??""].join("\n").toLowerCase()))

    ;const Ft=e=>i.findings.filter((({routes:t})=>t.includes(e))),Wt=e=>(i.comparison?.changes??[]).filter((({route:t})=>t===e))
    ;function Bt(e){const t=a("tr",{},...["Parameter","Type","Default"].map((e=>a("th",{scope:"col"
    },e)))),n=(e.parameters??[]).map((e=>{
    const t=e.default,n=e.isUnknown?"known to the app alone":"object"==typeof t?`[${t.join(", ")}]`:t,r=q(e),s=r.members&&!r.name.includes("|")?a("span",{
    class:"quiet"}," ",u(r.members.join(" | "))):void 0;return a("tr",{},a("th",{scope:"row"
    },f(e.name)),a("td",{},d(N(r)),s),a("td",{},void 0===n?"":f(n)))}));return a("div",{class:"scroll",tabindex:"0",
    role:"group","aria-label":`Parameters of ${e.name}`},a("table",{},a("thead",{},t),a("tbody",{},...n)))}function Gt(e,t){
    const n=e.routes.flatMap((e=>[b(e)," "]));return a("li",{class:e.severity
    },a("strong",{},e.severity),` ${e.kind} `,...t?n:[],a("br"),f(e.message),a("br"),a("span",{class:"quiet"
    },"Fix: ",f(e.fix??"")),...void 0===e.link?[]:[a("br"),v(e.link,e.method)])}function Pt(e){
    const t=e=>[f(e.name)," ",d(e.template)],n=e.old&&e.new&&e.old.name===e.new.name&&e.old.template===e.new.template
    ;return a("li",{class:"breaking"===e.verdict?"error":"accepted"
    },a("strong",{},e.verdict),` ${e.kind} `,...e.old?t(e.old):[],...e.new&&!n?[e.old?" \u2192 ":"",...t(e.new)]:[],a("br"),f(e.message),...void 0===e.link?[]:[a("br"),v(e.link,e.method)],...void 0===e.fix?[]:[a("br"),a("span",{
    class:"quiet"},"Fix: ",f(e.fix))])}function Vt(e,t){e.childElementCount>1||e.append(a("div",{class:"details"
    },...function(e){const t=i.routes[e],[n,r]=[Ft(e),Wt(e)],s=ze(t).map((e=>i.origins[e]))
    ;return[...Ct(t),...void 0===t.gone?[]:[At(`Gone${""===t.gone?"":`: ${u(t.gone)}`}${t.instead?`; it shows "${u(t.instead)}" instead`:""}.`)],y(["Template",...t.method?[d(t.method)," "]:[],d(t.shape)],void 0===t.example?["Example","none is known"]:["Example",v(t.example,t.method)],["Origins",...s.flatMap((e=>[d(e)," "]))],void 0===t.flags?void 0:["Flags",d(t.flags)],void 0===t.role?void 0:["Alias","prints"===t.role?"links are printed by it":"its links are only read"],[i.isDeclared?"Declared":"Precedence",`${e+1} of ${i.routes.length}`]),t.parameters&&Bt(t),n.length>0&&a("h3",{},"Findings"),n.length>0&&a("ul",{
    class:"plain"},...n.map((e=>Gt(e,!1)))),r.length>0&&a("h3",{},"Changes"),r.length>0&&a("ul",{class:"plain"
    },...r.map(Pt)),void 0===t.gone&&a("h3",{},"Build a link"),void 0===t.gone&&Lt(e)]}(t)))}
    const Jt=i.routes.map(((e,t)=>function(e){
    const t=i.routes[e],n=[void 0!==t.deprecated&&"deprecated",void 0!==t.gone&&"gone",t.access,Ft(e).some((({severity:e})=>"accepted"!==e))&&"finding",Wt(e).length>0&&"changed",...t.tags??[]].filter((e=>"string"==typeof e)),r=a("summary",{},a("span",{
    class:"name"},f(t.name))," ",a("span",{class:"template"
    },...t.method?[a("strong",{},u(t.method))," "]:[],d(t.shape)),...n.flatMap((e=>[" ",a("span",{class:"mark"
    },f(e))]))),s=a("details",{id:`route${e}`},r);return s.addEventListener("toggle",(()=>{s.open&&Vt(s,e)})),s}(t)))
    ;function Ht(e){const t=[];let[n,r]=["",0];for(const s of e){if("("!==s&&"{"!==s||r++,")"!==s&&"}"!==s||r--,
    0===r&&("?"===s||"#"===s))break;0===r&&"/"===s?(""!==n&&t.push(n),n=""):n+=s}return""===n||/^\([?#]/.test(n)?t:[...t,n]}
    function _t(e){const{label:t,routes:n,children:r}=function(e){let t=e,{label:n}=e
    ;for(;0===t.routes.length&&1===t.children.length;)t=t.children[0],n+="/"+t.label;return{label:n,routes:t.routes,
    children:t.children}}(e),s=n.flatMap((e=>[" ",...i.routes[e]?.method?[a("strong",{},i.routes[e]?.method)," "]:[],b(e)]))
    ;return a("li",{},d(t),...s,r.length>0&&a("ul",{},...r.map(_t)))}function Qt(e){const t=function(e){const t={label:"/",
    routes:[],children:[]};for(const n of e){let e=t;for(const t of Ht(i.routes[n].shape)){
    let n=e.children.find((e=>e.label===t));n||e.children.push(n={label:t,routes:[],children:[]}),e=n}e.routes.push(n)}
    return t}(e);return a("ul",{class:"tree"},...t.routes.length>0?[_t({...t,children:[]})]:[],...t.children.map(_t))}
    let Yt=!1;function Kt(e){const t=c("search");t.value!==e&&(t.value=e);const n=function(e){
    const t=e.trim().toLowerCase(),n=i.routes.map(((e,t)=>t));if(""===t)return n
    ;if(/^\/|:\/\//.test(t)||t.includes(":")&&I.some((({form:e})=>"compact"===e))){
    const t=e.trim(),n=ke(t).map((({number:e})=>e)),r=Ne(t,"GET");if(void 0!==r)return[r,...n.filter((e=>e!==r))]
    ;if(n.length>0)return n}return n.filter((e=>Zt[e]?.includes(t)))}(e)
    ;c("count").textContent=""===e?x(n.length,"route"):`${n.length} of ${x(i.routes.length,"route")}`,
    c("list").replaceChildren(...Yt?[Qt(n)]:n.map((e=>Jt[e])))}function Xt(e){Yt=e,c("as-tree").checked=e,
    c("as-list").checked=!e}const en=e=>{try{return decodeURIComponent(e)}catch{return e}};function tn(){
    const e=location.hash.slice(1),t=/^link=([^]*?)(?:&method=([^&]*))?$/.exec(e);if(t){
    const[e,n]=[en(t[1]),en(t[2]??"GET")];return void nn(e,n)}const n=/^route=(\d+)$/.exec(e);n?function(e){const t=Jt[e]
    ;t&&(Xt(!1),Kt(""),t.open=!0,Vt(t,e),t.querySelector("summary")?.focus(),t.scrollIntoView({block:"start"}))
    }(Number(n[1])):""===e&&nn("","GET")}function nn(e,t){const n=c("link"),r=c("method");n.value!==e&&(n.value=e),
    [...r.options].some((e=>e.value===t))||r.append(a("option",{value:t},u(t))),r.value=t,Ot(e,t)}let rn;function sn(){
    const[e,t]=function(e){const t=/^([A-Z]{2,10}) +(\S[^]*)$/.exec(e);return t?[t[2],t[1]]:[e,void 0]
    }(c("link").value),n=t??c("method").value;Ot(e,n),clearTimeout(rn)
    ;const r=""===e?location.pathname+location.search:g(e,n);rn=setTimeout((()=>history.replaceState(null,"",r)),200)}
    !function(){const e=i.origins.slice(0,i.listed)
    ;i.errors||c("about").append(x(i.routes.length,"route")," of ",...e.flatMap((e=>[d(e)," "])))
    ;const t=[...new Set(["GET",...i.routes.flatMap((({method:e})=>e??[]))])];c("method").append(...t.map((e=>a("option",{
    value:e},u(e))))),c("method-field").hidden=1===t.length,i.errors&&(c("errors").hidden=!1,
    c("errors").append(a("ul",{},...i.errors.map((e=>a("li",{},f(e))))))),i.findings.length>0&&(c("findings").hidden=!1,
    c("findings").append(a("ul",{class:"plain"
    },...i.findings.map((e=>Gt(e,!0)))),i.omitted?`and ${i.omitted} more, which fingerpost check lists`:""))
    ;const{comparison:n}=i
    ;n&&(c("changes").hidden=!1,c("changes").append(a("p",{},"Compared with ",d(n.old),": ",f(n.verdict),"."),a("ul",{
    class:"plain"
    },...n.changes.map(Pt)))),c("order").textContent=i.isDeclared?"Of several routes that read a link, the one that is declared first wins. The list is in this order.":"Of several routes that read a link, the most specific one wins: segment by segment, a literal comes before a set, a set before a type, a type before a string, and a string before a wildcard. The list is in this order.",
    c("link").addEventListener("input",sn),c("method").addEventListener("change",sn),
    c("ask").addEventListener("submit",(e=>e.preventDefault())),
    c("find").addEventListener("submit",(e=>e.preventDefault())),
    c("search").addEventListener("input",(()=>Kt(c("search").value)))
    ;for(const e of["as-list","as-tree"])c(e).addEventListener("change",(()=>{Xt("as-tree"===e),Kt(c("search").value)}))
    ;addEventListener("hashchange",tn),Kt(""),tn();const r=document.documentElement.dataset.version??""
    ;""!==r&&setInterval((()=>{!async function(e){try{const t=await(await fetch("version",{cache:"no-store"})).text()
    ;t!==e&&""!==t&&location.reload()}catch{}}(r)}),1e3)}();
    """#
}
