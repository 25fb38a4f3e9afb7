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
    width: 14rem;
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

  /// What the page does.
  static let script = #"""
    "use strict";function e(e){return"object"!=typeof e||Array.isArray(e)?e:"optional"in e?{kind:"optional",
    branches:[n(e.optional)]}:"either"in e?{kind:"either",branches:e.either.map(n)}:e}function t(e){return"optional"in e?{
    isOptional:!0,items:[e.optional]}:"either"in e?{items:e.either}:e}function n(n){
    const{path:r=[],query:s=[]}=Array.isArray(n)?{path:n}:n;return{path:r.map(e),query:s.map(t)}}function r([e,t,n]){return{
    name:e,type:t,...null===n?{isUnknown:!0}:void 0===n?{}:{default:n}}}
    const s=JSON.parse(document.getElementById("data").textContent,((e,t)=>{switch(e){case"parameters":return t.map(r)
    ;case"fragment":return{...t,...n(t)};case"routes":return t.map((e=>"number"==typeof e?e:{...e,...n(e)}));default:
    return t}}));function o(e,t={},...n){const r=document.createElement(e)
    ;for(const[e,n]of Object.entries(t))void 0!==n&&!1!==n&&r.setAttribute(e,!0===n?"":n)
    ;return r.append(...n.filter((e=>void 0!==e&&!1!==e))),r}
    const i=e=>document.getElementById(e),a=/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cn}\u115f\u1160\u3164\uffa0]/gu,c=e=>e.replace(a,(e=>`\\u{${e.codePointAt(0).toString(16).toUpperCase()}}`)),l=e=>o("bdi",{},c(e)),u=(e,t="")=>o("code",{
    dir:"ltr",class:t||void 0},c(e));function f(e){i("announcement").textContent=e}function d(e,t){const n=function(e,t,n){
    const r=o("button",{type:"button","aria-label":n},e);return r.addEventListener("click",t),r}("Copy",(()=>{(async()=>{
    try{await navigator.clipboard.writeText(e)}catch{const t=o("textarea",{},e);document.body.append(t),t.select(),
    document.execCommand("copy"),t.remove(),n.focus()}n.textContent="Copied",f(`Copied ${t}`),setTimeout((()=>{
    n.textContent="Copy"}),1500)})()}),`Copy ${t}`);return n}const m=(e,t)=>o("span",{class:"copyable"
    },u(e),d(e,t)),h=(e,t="GET")=>`#link=${encodeURIComponent(e)}`+("GET"===t?"":`&method=${encodeURIComponent(t)}`),p=(e,t)=>o("a",{
    href:h(e,t)},...t?[t+" "]:[],u(e)),g=e=>`#route=${e}`;function v(e){const t=s.routes[e];return t?o("a",{href:g(e)
    },l(t.name)):o("span")}function k(...e){const t=o("dl")
    ;for(const n of e)n&&t.append(o("div",{},o("dt",{},n[0]),o("dd",{},...n.slice(1))));return t}
    const b=(e,t)=>`${e} ${t}${1===e?"":"s"}`,y=/^(u?)int(8|16|32|64)?$/;function x(e){const t=y.exec(e);if(!t)return
    ;const n=BigInt(t[2]??64);return t[1]?[0n,(1n<<n)-1n]:[-(1n<<n-1n),(1n<<n-1n)-1n]}function $(e){
    const t=/^(\d{4})-(\d{2})-(\d{2})$/.exec(e);if(!t)return!1
    ;const[n,r,s]=[Number(t[1]),Number(t[2]),Number(t[3])],o=new Date(0);return o.setUTCFullYear(n,r-1,s),
    o.getUTCMonth()===r-1&&o.getUTCDate()===s&&s>0}
    const w=e=>/^(?:javascript|vbscript|data):/i.test(e.replace(/^[\p{White_Space}\p{Cc}\p{Cf}]+/u,"").replace(/[\t\n\r]/g,"")),A=e=>e.replace(/[A-Z]/g,(e=>e.toLowerCase()))
    ;function C(e,t,n=!1){if(e.members)return n?e.members.some((e=>A(e)===A(t))):e.members.includes(t)
    ;const r=e.kind??"string",s=x(r);if(s){if(t.length>20||!/^(?:0|-?[1-9][0-9]*)$/.test(t))return!1;const e=BigInt(t)
    ;return s[0]<=e&&e<=s[1]}switch(r){case"uuid":return/^[0-9A-Fa-f]{8}(?:-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}$/.test(t)
    ;case"datetime":return function(e){
    const t=/^(.{10})T(\d\d):(\d\d):(\d\d)(?:\.\d{1,9})?(?:Z|[+-](\d\d):(\d\d))$/.exec(e),n=(e,n)=>Number(t?.[e]??0)<=n
    ;return null!==t&&$(t[1])&&n(2,23)&&n(3,59)&&n(4,59)&&n(5,23)&&n(6,59)}(t);case"date":return $(t);case"ipv4":
    return/^(?:(?:0|[1-9]\d?|1\d\d|2[0-4]\d|25[0-5])(?:\.(?!$)|$)){4}$/.test(t);case"bool":
    return/^(?:true|false|1|0)$/i.test(t);case"double":
    return/^-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?$/.test(t)&&Number.isFinite(Number(t));case"url":return!w(t);default:return!0}}
    function E(e,t){if(e.members)return t;const n=e.kind??"string"
    ;return x(n)?/int(?:64)?$/.test(n)?BigInt(t):Number(t):"double"===n?Number(t):"bool"===n?/^(?:true|1)$/i.test(t):t}
    function M(e){
    return Array.isArray(e)?e.map((e=>String(M(e)))):"number"!=typeof e?String(e):/e\+/.test(String(e))?BigInt(e).toString():String(e)
    }const S=e=>s.types[e.type],T=e=>e.name,q=e=>"https"===e||"http"===e;function N(e,t){
    const n=/^(.*?)(?::([0-9]*))?$/.exec(e),r="https"===t?"443":"80";return[n[1],String(Number(n[2]||r))]}
    const O=s.origins.map((e=>{const t={scheme:"",host:"",isWildcard:!1,port:""};if("/"===e)return{...t,form:"path"}
    ;if(":"===e)return{...t,form:"compact"};const[n="",r=""]=e.split("://");if(!q(n))return{...t,form:"scheme",scheme:n}
    ;const s=r.startsWith("{"),[o,i]=N(A(s?r.replace(/^[^}]*\}/,"*"):r),n),a=o.startsWith("*");return{form:s?"host":"web",
    scheme:n,host:a?o.slice(1):o,isWildcard:a,port:i}})),j=e=>O.map(((e,t)=>t)).filter((t=>e(O[t])))
    ;const I=e=>s.areLenient??"scheme"===e,U=e=>"."===e||".."===e,z={fault:"the table has no links of this origin",at:0,
    isForeign:!0};function R(e,t,n,r=!1){const s=e.slice(t,n),o=r?s.replace(/\+/g," "):s;if(!o.includes("%"))return{text:o,
    start:t,end:n};if(!/%0[0AaDd]/.test(o))try{return{text:decodeURIComponent(o),start:t,end:n}}catch{return}}
    const L=(e,t)=>{const n=e.slice(t).search(/%(?![0-9A-Fa-f]{2})|%0[0AaDd]/);return{
    fault:"an escape does not read: % and two hexadecimal digits, of UTF-8",at:n<0?t:t+n}};function F(e){if(""===e)return{
    fault:"it is empty",at:0};if((new TextEncoder).encode(e).length>s.bytes)return{
    fault:`it is longer than ${s.bytes} bytes`,at:0}
    ;const t=e.search(/[\u0000-\u001f\u007f-\u009f\\]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/)
    ;if(t>=0)return{fault:"a control character or a backslash stands here",at:t};if("/"===e[0]){
    const t=j((e=>"path"===e.form));return"/"!==e[1]||0!==t.length&&I("path")?0===t.length?z:D(e,0,"path",t,[],"/"):{
    fault:"two slashes begin the name of a host",at:1}}const n=/^([A-Za-z][A-Za-z0-9+.-]*):(\/\/)?/.exec(e)
    ;if(!n)return Z(e);const r=A(n[1]),o=q(r)||O.some((e=>e.scheme===r));if(!n[2])return o?{
    fault:"two slashes are missing behind the scheme",at:n[0].length}:Z(e)
    ;const i=n[0].length,a=e.slice(i).replace(/[/?#][^]*$/,"");if(a.includes("@"))return{
    fault:"what stands before @ looks like a host, and is none",at:i+a.indexOf("@")};if(!q(r)){
    const t=j((e=>"scheme"===e.form&&e.scheme===r));return 0===t.length?z:D(e,i,"scheme",t,[],r+"://",a.includes(":"))}
    const[c,l]=N(A(a),r),u=function(e,t,n){
    const r=j((r=>("web"===r.form||"host"===r.form)&&r.scheme===e&&r.port===n&&(r.isWildcard?t.length>r.host.length&&t.endsWith(r.host):t===r.host))),s=e=>{
    const{isWildcard:t,host:n,form:r}=O[e];return 2*(t?1e6-n.length:0)+("host"===r?1:0)
    },o=[...r].sort(((e,t)=>s(e)-s(t)))[0];if(void 0===o)return;const i=O[o];return"host"===i.form?{fitting:[o],
    captured:t.length-i.host.length}:{fitting:r.filter((e=>"web"===O[e]?.form)),captured:0}}(r,c,l);if(!u)return z
    ;const f=u.captured>0?[{text:c.slice(0,u.captured),start:i,end:i+u.captured
    }]:[],d=u.captured>0?"host":"web",m="host"===d?s.origins[u.fitting[0]]:`${r}://${A(a)}`
    ;return D(e,i+a.length,d,u.fitting,f,m)}function D(e,t,n,r,s,o,i=!1){const a=t+e.slice(t).search(/[?#]|$/),c=[...s]
    ;for(let r="/"===e[t]?t+1:t;r<a;){const t=e.indexOf("/",r),s=t<0||t>a?a:t;if(s===r&&!I(n))return{
    fault:"a segment is empty",at:r};const o=R(e,r,s);if(!o)return L(e,r);if(U(o.text))return{
    fault:'"." and ".." are no segments of a link',at:r};s>r&&c.push(o),r=s+1}
    const l=e.indexOf("#",a),u=l<0?e.length:l,f="?"===e[a]?W(e,a+1,u):[],d=l<0?void 0:R(e,l+1,e.length)
    ;if(!f||l>=0&&!d)return L(e,a);const m={text:e,form:n,segments:c,items:f,fitting:r,source:o,pathStart:t,pathEnd:a,
    isRaw:!1,hasColon:i};return d?{...m,fragment:d}:m}function W(e,t,n){const r=[];for(let o=t;o<n;){
    const t=e.indexOf("&",o),i=t<0||t>n?n:t,a=e.slice(o,i).indexOf("="),c=R(e,o,a<0?i:o+a,s.plusIsSpace),l=R(e,a<0?i:o+a+1,i,s.plusIsSpace)
    ;if(!c||!l)return;i>o&&r.push({key:c,value:l,hasValue:a>=0}),o=i+1}return r}function Z(e){
    const t=j((e=>"compact"===e.form));if(0===t.length)return w(e)?{fault:"it is a script",at:0}:z;const n=e.indexOf(" ")
    ;if(n>=0)return{fault:"compact text holds no spaces",at:n};if(w(e))return{fault:"it is a script",at:0};const r=[]
    ;let s=0;for(const t of e.split(":")){if(U(t))return{fault:'"." and ".." are no segments of a link',at:s};r.push({
    text:t,start:s,end:s+t.length}),s+=t.length+1}return{text:e,form:"compact",segments:r,items:[],fitting:t,source:":",
    pathStart:0,pathEnd:e.length,isRaw:!1,hasColon:!1}}const B=e=>"segments"in e;function G(e){const t=F(e),n=B(t)?[t]:[]
    ;if(!_)return n;const r=e.search(/[?#]|$/);for(let t=e.indexOf("/");t>=0&&t<r;t=e.indexOf("/",t+1)){
    const r=e.slice(t+1),s=""===r||"/"===e[t-1]?void 0:F(e.slice(0,t+1)+"a")
    ;if(!s||!B(s)||"compact"===s.form||s.segments.length<2)continue;const o={text:r,start:t+1,end:e.length};n.push({...s,
    text:e,segments:[...s.segments.slice(0,-1),o],isRaw:!0})}return n}const P=e=>"branches"in e;function V(e,t){
    return e.map((e=>{if("string"==typeof e)return{kind:"literal",pieces:[e],rank:0};if("object"==typeof e&&"branches"in e){
    const n=e.branches.map((e=>({path:V(e.path??[],t),query:e.query??[]})));return{kind:e.kind,branches:n}}
    const n=t.next().value,[r=0,s]="object"==typeof n?n:[n];return"number"==typeof e?{kind:"capture",pieces:[e],rank:r,
    tail:s}:"kind"in e?{kind:e.kind,pieces:"*"===e.kind?[]:[e.slot],rank:r}:{kind:"mixed",pieces:e,rank:r}}))}
    function H(e,t){const n=[{edges:[]}],r=e=>n.push(e)-1,s=(e,t)=>e.reduceRight(((e,t)=>{if(!P(t))return r({take:t,
    edges:[e]});const n=t.branches.map((t=>(({path:e,query:t},n)=>s(e,0===t.length?n:r({query:t,edges:[n]})))(t,e)))
    ;return r({edges:"optional"===t.kind?[...n,e]:n})}),t),o=s(V(e,(t??[])[Symbol.iterator]()),0);return{nodes:n,entry:o}}
    const J=s.routes.map((({path:e,ranks:t})=>H(e??[],t))),_=J.some((({nodes:e})=>e.some((({take:e})=>"raw"===e?.kind))))
    ;function Q(e,t){for(let n=0;n<Math.min(e.length,t.length);n++)if(e[n]!==t[n])return e[n]<t[n];return e.length<t.length}
    const Y=(e,t)=>e.parameters?.[t],K=(e,t)=>S(Y(e,t));function X(e,t,n){const r=(s,o)=>{const i=t[s]
    ;if(void 0===i)return o===n.length?[]:void 0;if("string"==typeof i){const t=n.slice(o,o+i.length)
    ;return t===i||e.ignoresCase&&A(t)===A(i)?r(s+1,o+i.length):void 0}
    for(let a=s===t.length-1?n.length:o+1;a<=n.length&&a>o;a++){if(!C(K(e,i),n.slice(o,a),e.ignoresCase))continue
    ;const t=r(s+1,a);if(t)return[[o,a],...t]}};return r(0,0)}function ee(e,t,n){const r=t.pieces[0];switch(t.kind){
    case"literal":return n===r||!0===e.ignoresCase&&A(n)===A(r);case"mixed":return""!==n&&void 0!==X(e,t.pieces,n)
    ;case"capture":return""!==n&&C(K(e,r),n,e.ignoresCase);default:return""!==n}}function te(e,t){
    const n=s.routes[e],{nodes:r,entry:o}=J[e],{length:i}=t.segments,a=new Map,c=(e,s)=>{const o=r[e]
    ;if(0===e)return s===i?{ranks:[],taken:[]}:void 0;if(o.query&&!o.query.every((e=>ie(n,e,t.items))))return
    ;if(o.take)return((e,r,s)=>{let o;const a="*"===e.kind||"rest"===e.kind||void 0!==e.tail&&"compact"===t.form?i-r:1
    ;for(let c=1;c<=a&&r+c<=i;c++){const a=r+c-1;if((t.isRaw&&a===i-1)!==("raw"===e.kind))break;const u=t.segments[a].text
    ;if(1===c&&!ee(n,e,u))break;const f=l(s,r+c);if(!f)continue
    ;const d=[e.rank,...Array(c-1).fill(e.tail??e.rank),...f.ranks];o&&!Q(d,o.ranks)||(o={ranks:d,taken:[{take:e,from:r,
    count:c},...f.taken]})}return o})(o.take,s,o.edges[0]);let a;for(const e of o.edges){const t=l(e,s)
    ;!t||a&&!Q(t.ranks,a.ranks)||(a=t)}return a},l=(e,t)=>{const n=e*(i+1)+t;return a.has(n)||a.set(n,c(e,t)),a.get(n)}
    ;return l(o,0)}function ne(e,[t,n],r){const s=r.filter((e=>e.key.text===t));if(0===s.length)return{state:"absent",
    items:s};if("string"==typeof n)return{state:s.some((e=>e.value.text===n))?"read":"unread",items:s};const o=K(e,n)
    ;return!o.isArray&&s.length>1?{state:"repeated",items:s}:{state:s.every((e=>C(o,e.value.text)))?"read":"unread",items:s}
    }function re(e,[,t]){if("string"==typeof t)return!1;const n=Y(e,t)
    ;return void 0!==n.default||!0===n.isUnknown||!0===S(n).isArray}
    const se=e=>Array.isArray(e)?[e]:e.items??[],oe=e=>Array.isArray(e);function ie(e,t,n){
    if(!oe(t)&&void 0!==t.rest)return!0;const r=se(t),o=oe(t)?re(e,t):!0===t.isOptional;return r.some((t=>{
    const{state:r}=ne(e,t,n);return"read"===r||o&&("absent"===r||!s.isStrict||"string"==typeof t[1])}))}function ae(e,t){
    const n=t.fragment?.start??t.text.length,r=t.text.length;if("text"===e.kind)return{segments:t.fragment?[t.fragment]:[],
    items:[]};if("items"===e.kind){const e=W(t.text,n,r);return e&&{segments:[],items:e}}
    const s=t.text.indexOf("?",n),o=s<0?r:s,i=s<0?[]:W(t.text,s+1,r),a="/"===t.text[n]&&n<o
    ;if(!i||a!==(!0===e.isRooted))return;const c=[];for(let e=a?n+1:n;e<o;){const n=t.text.indexOf("/",e),r=n<0||n>o?o:n
    ;if(r===e&&!I(t.form))return;const s=R(t.text,e,r);if(!s||U(s.text))return;r>e&&c.push(s),e=r+1}return{segments:c,
    items:i}}function ce(e){return V(e.path??[],[][Symbol.iterator]())}function le(e,t){const{fragment:n}=e;if(!n)return!0
    ;if(void 0!==n.value){const r=t.fragment?.text
    ;if(n.isOptional&&(void 0===r||!s.isStrict||"string"==typeof n.value))return!0
    ;if("string"==typeof n.value)return r===n.value;const o=Y(e,n.value),i=void 0!==o.default||!0===o.isUnknown
    ;return void 0===r?i:C(S(o),r)||i&&!s.isStrict}if(n.isOptional&&(!t.fragment||!s.isStrict))return!0
    ;const r=ae(n,t),o=ce(n)
    ;return!(!r||r.segments.length!==o.length)&&(o.every(((t,n)=>ee(e,t,r.segments[n].text)))&&(n.query??[]).every((t=>ie(e,t,r.items))))
    }
    const ue=(e,t)=>void 0===e.method||e.method===t||"GET"===e.method&&"HEAD"===t,fe=(e,t,n)=>e.text.length===e.end-e.start?{
    text:e.text.slice(t,n),start:e.start+t,end:e.start+n}:{...e,text:e.text.slice(t,n)}
    ;function de(e,{take:t,from:n,count:r},s,o="segment"){
    const i=s.slice(n,n+r),a=1===r?`${o} ${n+1}`:`${o}s ${n+1} to ${n+r}`,[c]=i;if("literal"===t.kind||!c)return[]
    ;if("mixed"!==t.kind)return t.pieces.map((e=>({slot:e,where:a,spans:i})));const l=X(e,t.pieces,c.text)??[]
    ;return t.pieces.filter((e=>"number"==typeof e)).map(((e,t)=>{const[n,r]=l[t]??[0,c.text.length];return{slot:e,where:a,
    spans:[fe(c,n,r)]}}))}function me(e,t){
    const n=new Set(t.taken.flatMap((({take:e})=>e.pieces.filter((e=>"number"==typeof e))))),r=e=>e.flatMap((e=>{
    if("object"!=typeof e||!("branches"in e))return[]
    ;const t=e.branches.filter((e=>(e=>(e.path??[]).flatMap((e=>"number"==typeof e?[e]:Array.isArray(e)?e.filter((e=>"number"==typeof e)):[])))(e).some((e=>n.has(e)))))
    ;return(t.length>0?t:e.branches).flatMap((e=>[...r(e.path??[]),...e.query??[]]))}))
    ;return[...r(e.path??[]),...e.query??[]]}function he(e,t){
    const n=s.routes[e],r=n.origins??s.origins.map(((e,t)=>t)).filter((e=>e<s.listed)),o="web"===t.form||"path"===t.form||"host"===t.form
    ;if(n.isWebOnly&&!o||!r.some((e=>t.fitting.includes(e))))return
    ;const i=(n.query??[]).every((e=>ie(n,e,t.items)))&&le(n,t),a=i?te(e,t):void 0;if(!a||!function(e,t,n){
    if(!n.hasColon)return!0;const r=t.taken[0]?.take
    ;return!!r&&("literal"===r.kind||("mixed"===r.kind?r.pieces.some((e=>"string"==typeof e&&e.includes(":"))):"capture"===r.kind&&void 0!==K(e,r.pieces[0]).members))
    }(n,a,t))return;const c=a.taken.flatMap((e=>de(n,e,t.segments))),l=new Set,u=[],f=me(n,a),d=(e,t,r)=>{
    for(const s of se(t)){const{state:t,items:o}=ne(n,s,e);o.forEach((e=>l.add(e))),
    "unread"!==t&&"repeated"!==t||u.push(...o),"read"===t&&"string"!=typeof s[1]&&c.push({slot:s[1],where:`${r} "${s[0]}"`,
    spans:o.map((e=>e.value))})}};f.forEach((e=>d(t.items,e,"query item")));const m=f.find((e=>!oe(e)&&void 0!==e.rest))
    ;if(m){const e=t.items.filter((e=>!l.has(e))),n=e.map((e=>({...e.value,start:e.key.start})));n.length>0&&c.push({
    slot:m.rest,where:"the rest of the query",spans:n}),e.forEach((e=>l.add(e)))}return function(e,t,n,r){
    const{fragment:s}=e;if(!s||!t.fragment)return
    ;if("number"==typeof s.value)return void(C(K(e,s.value),t.fragment.text)&&n.push({slot:s.value,where:"fragment",
    spans:[t.fragment]}));const o=s.kind&&ae(s,t);if(!o)return;ce(s).forEach(((t,r)=>{o.segments[r]&&n.push(...de(e,{take:t,
    from:r,count:1},o.segments,"segment of the fragment,"))
    })),(s.query??[]).forEach((e=>r(o.items,e,"item of the fragment,")))}(n,t,c,d),{number:e,route:n,link:t,path:a,found:c,
    extra:t.items.filter((e=>!l.has(e))),unread:u}}function pe(e){const t=G(e);return s.routes.map(((e,n)=>function(e,t){
    let n;for(const r of t){const t=he(e,r);!t||n&&!Q(t.path.ranks,n.path.ranks)||(n=t)}return n
    }(n,t))).filter((e=>void 0!==e))}const ge=5,ve=16,ke=32;function be(e,t){let n=[],r=Array.from({length:t.length+1
    },((e,t)=>t));for(let s=0;s<e.length;s++){const o=[s+1];for(let i=0;i<t.length;i++){const a=e[s]===t[i]
    ;let c=Math.min(r[i]+(a?0:1),r[i+1]+1,o[i]+1);s>0&&i>0&&e[s]===t[i-1]&&e[s-1]===t[i]&&(c=Math.min(c,n[i-1]+1)),o.push(c)
    }[n,r]=[r,o]}return r[t.length]}function ye(e,t){
    const[n,r]=[A(e.slice(0,64)),A(t.slice(0,64))],s=Math.max(n.length,r.length),o=Math.max(1,Math.floor(s/3))
    ;if(function(e,t){if(e.length<3||e.length>=t.length||2*e.length<t.length||e[0]!==t[0])return!1;let n=0
    ;for(const r of t)r===e[n]&&n++;return n===e.length}(n,r))return r.length-n.length
    ;if(Math.abs(n.length-r.length)>o)return;const i=be(n,r);return i<=o&&(i<s||0===i)?i:void 0}const xe=(e,t)=>t.map((t=>({
    candidate:t,slips:ye(e,t)
    }))).filter((({slips:e})=>void 0!==e)).sort(((e,t)=>e.slips-t.slips))[0]?.candidate,$e=(e,t)=>"*"===t.kind?"a":t.pieces.map((t=>"string"==typeof t?t:K(e,t).sample??"a")).join(""),we=(e,t)=>e.differs!==t.differs?e.differs<t.differs:e.agrees>t.agrees
    ;function Ae(e,t,n,r){const s=void 0===r?e.segments:[...e.segments,r];return{...e,differs:e.differs+t,
    slips:[...e.slips,n],segments:s}}function Ce(e,t,n){
    const r=s.routes[e],{nodes:o,entry:i}=J[e],a=t.segments.map((e=>e.text)),c=(e,t,r,s=!1)=>{if(!r||r.differs>n)return
    ;const o=e[t];o&&(s?we(o,r):!we(r,o))||(e[t]=r)},l=e=>{a.forEach(((t,n)=>{const r=e[n];c(e,n+1,r&&Ae(r,3,{
    kind:"tooMany",segment:n}),!0)}))},u=(e,t,n)=>{const s=a[t],o={kind:"value",take:e,segment:t};if(ee(r,e,s)){
    const t="capture"===e.kind?K(r,e.pieces[0]):void 0,o=t&&!t.members&&("string"===t.kind||"text"===t.kind);return(e=>({
    ...n,agrees:n.agrees+e,segments:[...n.segments,s]}))("literal"===e.kind?4:"mixed"===e.kind?2:"capture"!==e.kind||o?0:1)}
    if("literal"!==e.kind){const t="capture"===e.kind?xe(s,K(r,e.pieces[0]).members??[]):void 0
    ;return Ae(n,"mixed"===e.kind?3:2,o,t??$e(r,e))}
    const i=ye(s,e.pieces[0]),c=void 0===i?6:Math.min(Math.max(i,1),3),l=Ae(n,c,o,e.pieces[0]);return void 0===i?l:{...l,
    agrees:l.agrees+3}},f=(e,s)=>{const o=Array(s.length).fill(void 0);return a.forEach(((n,r)=>{const i=s[r]
    ;i&&c(o,r+1,u(e,r,i));const a="*"===e.kind||"rest"===e.kind||"raw"===e.kind||void 0!==e.tail&&"compact"===t.form,l=o[r]
    ;a&&l&&""!==n&&c(o,r+1,{...l,segments:[...l.segments,n]})})),s.forEach(((t,s)=>{const i="literal"!==e.kind?2:n>ge?8:5
    ;c(o,s,t&&Ae(t,i,{kind:"missing",take:e,before:s},$e(r,e)))})),l(o),o},d=o.map((()=>Array(a.length+1).fill(void 0)))
    ;d[i][0]={differs:0,agrees:0,slips:[],segments:[]},l(d[i]);for(let e=i;e>0;e--){const n=o[e];let s=d[e]
    ;n.take&&(s=f(n.take,s)),n.query&&(s=s.map((e=>e&&Ee(r,n.query??[],t,e))))
    ;for(const e of n.edges)s.forEach(((t,n)=>c(d[e],n,t)))}const m=d[0][a.length];if(!m)return
    ;const h=Ee(r,r.query??[],t,m);return 0===a.length?{...h,agrees:h.agrees+4}:h}function Ee(e,t,n,r){
    return t.reduce(((t,r)=>{if(ie(e,r,n.items))return t;const s=t.slips.filter((e=>"item"===e.kind)).length
    ;return Ae(t,s<3?1:0,{kind:"item",part:r})}),r)}const Me=10;function Se(e,t){const n=match(e,t)
    ;return n?Number(n.route):void 0}const Te=(e,t)=>{const n=void 0===e?void 0:Se(e,t)
    ;return void 0!==n&&void 0===s.routes[n]?.gone&&void 0!==e?{link:e,method:t,number:n}:void 0},qe=e=>`"${e}"`,Ne=(e,t)=>{
    const n=t.pieces[0]
    ;return"literal"===t.kind?qe(String(n)):"mixed"===t.kind?qe(Le(e,t).noun.replace(/^the segment "|"$/g,"")):"capture"===t.kind?K(e,n).name:"*"===t.kind?"a segment":"string"
    };function Oe(e,t,n,r){const o=s.routes[e];let i=0;return t.slips.map((e=>{switch(e.kind){case"value":{
    const{text:t}=n.segments[e.segment],r="capture"===e.take.kind?K(o,e.take.pieces[0]).members:void 0,s=xe(t,r??[]),i=void 0===s?"":`; did you mean ${qe(s)}?`
    ;return`segment ${e.segment+1}: expected ${Ne(o,e.take)}, found ${qe(t)}${i}`}case"missing":
    return e.before<n.segments.length?`before segment ${e.before+1}: expected ${Ne(o,e.take)}, found nothing`:(i+=1,
    `segment ${n.segments.length+i}: expected ${Ne(o,e.take)}, found nothing`);case"tooMany":
    return`segment ${e.segment+1}: ${qe(n.segments[e.segment].text)} is one too many`;case"item":return function(e,t,n){
    const r=se(t),s=r.find((t=>ne(e,t,n.items).items.length>0));if(!s){
    const e=r.map((([e])=>qe(e))).join(" or "),t=n.items.find((e=>r.some((([t])=>void 0!==ye(e.key.text,t)))))
    ;return`query: expected ${e}, found ${t?qe(t.key.text):"nothing"}`}
    const{state:o,items:i}=ne(e,s,n.items),a=i.map((e=>qe(e.value.text))).join(", "),c="repeated"===o?"it once":"string"==typeof s[1]?qe(s[1]):K(e,s[1]).name
    ;return`query item "${s[0]}": expected ${c}, found ${a}`}(o,e.part,n);case"fragment":return function(e,t){
    const n=e.fragment?.value
    ;return`fragment: expected ${"string"==typeof n?qe(n):"number"==typeof n?K(e,n).name:"other parts"}, found ${t.fragment?qe(t.fragment.text):"nothing"}`
    }(o,n);case"method":return`method: expected ${o.method}, found ${r}`;case"origin":
    return`origin: expected ${o.isWebOnly?"a web origin":je(o).map((e=>s.origins[e])).join(" or ")}, found ${qe(s.origins[n.fitting[0]??0]??"")}`
    }}))}
    const je=e=>e.origins??s.origins.map(((e,t)=>t)).filter((e=>e<s.listed)),Ie=e=>encodeURIComponent(e).replace(/%(?:2[14678ABC]|3[ABD]|40)/g,decodeURIComponent)
    ;function Ue(e,t,n){if(e.segments.length>ke)return[];const r=n>ge,o=[];s.routes.forEach(((i,a)=>{
    const c=function(e,t,n,r){const o=s.routes[e];let i=Ce(e,t,r);if(!i)return
    ;const a=o.origins??s.origins.map(((e,t)=>t)).filter((e=>e<s.listed)),c="web"===t.form||"path"===t.form||"host"===t.form
    ;return(!a.some((e=>t.fitting.includes(e)))||o.isWebOnly&&!c)&&(i={...i,differs:i.differs+2,slips:[{kind:"origin"
    },...i.slips]}),le(o,t)||(i=Ae(i,1,{kind:"fragment"})),ue(o,n)||(i=Ae(i,0,{kind:"method"})),i.differs<=r?i:void 0
    }(a,e,t,n);if(!c)return;(r?e.segments.length>0&&c.agrees>=4:c.differs<=Math.min(ge,c.agrees))&&o.push({number:a,
    distance:c,obstacles:Oe(a,c,e,t)})}))
    ;const i=o.sort(((e,t)=>we(e.distance,t.distance)?-1:we(t.distance,e.distance)?1:e.number-t.number)),a=i[0]?.distance.differs??0,c=r?a+3:0===a?0:ge
    ;return i.filter((({distance:e})=>e.differs<=c))}
    const ze=/^[\s\ufeff"'`<>\u201c\u201d\u2018\u2019]+|[\s\ufeff"'`<>\u201c\u201d\u2018\u2019]+$/g;function Re(e,t){
    const n=F(e),r=B(n)?n:G(e)[0],o=pe(e).filter((({route:e})=>void 0===e.gone));if(!r||!B(n)){const r=n,o=function(e,t){
    const n=e.replace(ze,""),r=n!==e&&""!==n?[n]:[];if(!t)return[...r,n.replace(/([^:/])\/{2,}/g,"$1/")]
    ;const o=/^([A-Za-z][A-Za-z0-9+.-]*):\/\/([^]*)$/.exec(n),i=o?q(A(o[1]))?[o[2].replace(/^[^/?#]*\/?/,"")]:[o[2],o[2].replace(/^[^/?#]*\/?/,"")]:[n.replace(/^\//,"")],a=s.origins.flatMap(((e,t)=>{
    const{form:n}=O[t],r=e.replace("://*.","://a.").replace("://*","://a.example")
    ;return"compact"===n||"host"===n?[]:i.map((e=>("path"===n?"/":"web"===n?r+"/":r)+e))})).map((e=>({link:e,
    cost:be(n.slice(0,128),e.slice(0,128))})))
    ;return[...r,...a.sort(((e,t)=>e.cost-t.cost)).map((({link:e})=>e)),`https://${n}`]
    }(e,!0===r.isForeign).map((e=>Te(e,t))).find((e=>void 0!==e)),i=r.isForeign?function(e){
    const t=/^\s*([A-Za-z][A-Za-z0-9+.-]*):\/\/([^/?#]*)/.exec(e),[,n="",r=""]=t??[]
    ;if(!t)return`The link has no origin; expected ${s.origins.join(" or ")}.`;if(q(A(n))){
    const e=xe(r,O.filter((({form:e})=>"web"===e)).map((e=>(e.isWildcard?"*":"")+e.host)))
    ;if(void 0!==e&&e!==A(r))return`The host is "${r}"; did you mean "${e}"?`}else{
    const e=xe(n,O.map((e=>e.scheme)).filter((e=>""!==e)))
    ;if(void 0!==e&&e!==A(n))return`The scheme is "${n}"; did you mean "${e}"?`}
    return`No route matches: the table has no links of this origin; expected ${s.origins.join(" or ")}.`
    }(e):`This is no link: ${r.fault}.`;return{headline:i,at:r.isForeign?void 0:r.at,near:[],isNear:void 0!==o,omitted:0,
    fix:o}}const i=[...new Set(o.map((({route:e})=>e.method)).filter((e=>void 0!==e)))].sort();if(i.length>0){
    const r=Ue(n,t,ge),s=i.map((t=>Te(e,t))).find((e=>void 0!==e));return{
    headline:`No route matches ${t}; allowed: ${i.join(", ")}.`,near:r.slice(0,Me),isNear:!0,omitted:0,fix:s}}
    let a=Ue(n,t,ge);const c=a.length>0;c||(a=Ue(n,t,ve))
    ;const l=a.slice(0,Me).map((e=>Te(function({number:e,distance:t},n){
    const r=s.routes[e],o=t.slips.some((({kind:e})=>"origin"===e)),i=o?O[je(r)[0]??0]?.form:n.form
    ;if(void 0===i||"host"===i||"host"===n.form)return;let a=n.text.slice(0,n.pathStart);if(o){
    const e=s.origins[je(r)[0]??0];a="/"===e||":"===e?"":e}
    const c=t.segments.map((e=>"compact"===i?e:Ie(e))).join("compact"===i?":":"/"),l=n.text.indexOf("#",n.pathEnd),u=n.text.slice(n.pathEnd,l<0?void 0:l).slice(1).split("&").filter((e=>""!==e))
    ;for(const e of t.slips){if("item"!==e.kind)continue;const[t]=se(e.part);if(!t)continue
    ;const n=u.filter((e=>decodeURIComponent(e.split("=")[0])!==t[0]));u.splice(0,u.length,...n)
    ;const s="string"==typeof t[1]?t[1]:K(r,t[1]).sample??"a";u.push(`${encodeURIComponent(t[0])}=${encodeURIComponent(s)}`)
    }
    const{fragment:f}=r,d="string"==typeof f?.value?f.value:"a",m=t.slips.some((({kind:e})=>"fragment"===e))?`#${d}`:l<0?"":n.text.slice(l)
    ;return a+("web"===i||"path"===i?"/":"")+c+(0===u.length?"":`?${u.join("&")}`)+m
    }(e,n),ue(s.routes[e.number],t)?t:s.routes[e.number]?.method??t))).find((e=>void 0!==e));return{
    headline:"No route matches.",near:a.slice(0,Me),isNear:c,omitted:Math.max(0,a.length-Me),fix:l}}function Le(e,t){
    const n=e=>({noun:e,name:e});switch(t.kind){case"literal":return n(`the literal "${t.pieces[0]}"`);case"mixed":
    return n(`the segment "${t.pieces.map((t=>"string"==typeof t?t:`{${Y(e,t).name}}`)).join("")}"`);case"*":return n('"*"')
    ;case"rest":return n('"{*rest}"');case"raw":return n('"{**rest}"');case"capture":return Fe(K(e,t.pieces[0]))}}
    function Fe(e){return e.members&&e.name.includes("|")?{noun:`a set of ${e.members.length}`,name:`the set ${e.name}`}:{
    noun:`${/^[aeio]/.test(e.name)?"an":"a"} ${e.name}`,name:e.name}}
    const De=(e,t)=>e.noun===t.noun?`${e.name} comes before ${t.name}`:`${e.noun} comes before ${t.noun}`;function We(e,t){
    const n=e.path.taken.find((({from:e,count:n})=>e<=t&&t<e+n));return n?void 0!==n.take.tail&&t>n.from?{
    noun:"the rest of a string",name:"the rest of a string"}:Le(e.route,n.take):{noun:"nothing",name:"nothing"}}
    const Ze=e=>me(e.route,e.path).flatMap((t=>oe(t)?re(e.route,t)?[]:[t]:void 0!==t.rest||t.isOptional?[]:se(t).slice(0,1))),Be=e=>me(e.route,e.path).filter((t=>oe(t)?re(e.route,t):void 0===t.rest&&t.isOptional)).filter((t=>se(t).some((t=>"read"===ne(e.route,t,e.link.items).state)))).length,Ge=(e,[,t])=>"string"==typeof t?{
    noun:`the literal "${t}"`,name:`the literal "${t}"`
    }:Fe(K(e,t)),Pe=e=>me(e.route,e.path).some((e=>!oe(e)&&void 0!==e.rest));function Ve({fragment:e}){if(!e)return 9
    ;return(void 0===e.value?{text:3,path:1,items:2}[e.kind??"text"]:"string"==typeof e.value?0:3)+(e.isOptional?4:0)}
    const He=["its fragment is a literal","it reads the fragment","it reads the fragment","it captures the fragment"]
    ;const Je=[[7,1,10,1],[10,1,16,1],[15,1,26,1],[20,1,18,2],[26,1,24,2],[18,2,16,4],[20,2,18,4],[24,2,22,4],[30,2,22,5],[18,4,26,5],[20,4,30,5],[24,4,22,8],[26,4,22,9],[30,4,24,9],[22,6,24,10],[24,6,28,10],[28,6,28,11],[30,6,26,13],[28,7,26,14],[28,8,26,16],[28,8,26,17],[28,9,28,17],[30,9,28,18],[30,10,28,20],[26,12,28,21],[28,12,28,23],[30,12,28,25],[30,13,28,26],[30,14,28,28],[30,15,28,29],[30,16,28,31],[30,17,28,33],[30,18,28,35],[30,19,28,37],[30,19,28,38],[30,20,28,40],[30,21,28,43],[30,22,28,45],[30,24,28,47],[30,25,28,49]]
    ;function _e(e){const t=Math.floor(e/7)+2;let n=(16*e+128)*e+64;return e>=2&&(n-=(25*t-10)*t-55),e>=7?n-36:n}
    const Qe=[],Ye=[];for(let e=0,t=1;e<255;e++)[Qe[e],Qe[e+255],Ye[t]]=[t,t,e],t=t<<1^(128&t?285:0)
    ;const Ke=(e,t)=>0===e||0===t?0:Qe[Ye[e]+Ye[t]];function Xe(e,t,n){const r=[],s=(e,t)=>{
    for(let n=t-1;n>=0;n--)r.push(e>>n&1)};t.forEach((([e,t])=>s(e,t))),s(e.length,n.version<10?8:16),
    e.forEach((e=>s(e,8))),s(0,Math.min(4,8*n.capacity-r.length)),s(0,(8-r.length%8)%8)
    ;for(let e=236;r.length<8*n.capacity;e^=253)s(e,8);const o=Array.from({length:n.capacity
    },((e,t)=>r.slice(8*t,8*t+8).reduce(((e,t)=>e<<1|t),0))),i=Math.floor(n.capacity/n.blocks),a=n.capacity%n.blocks;let c=0
    ;const l=Array.from({length:n.blocks},((e,t)=>{const r=i+(t>=n.blocks-a?1:0);return c+=r,o.slice(c-r,c)
    })),u=l.map((e=>function(e,t){let n=[1];for(let e=0;e<t;e++){const t=Qe[e];n=[...n,0].map(((e,r)=>e^Ke(n[r-1]??0,t)))}
    const r=[...e,...Array(t).fill(0)];return e.forEach(((e,t)=>{const s=r[t];n.forEach(((e,n)=>{r[t+n]=r[t+n]^Ke(e,s)}))
    })),r.slice(e.length)}(e,n.corrections))),f=(e,t)=>Array.from({length:t
    },((t,n)=>e.map((e=>e[n])))).flat().filter((e=>void 0!==e));return[...f(l,i+1),...f(u,n.corrections)]}
    function et(e,t,n){let r=e<<n;for(let e=31-Math.clz32(r);e>=n;e--)r>>e&1&&(r^=t<<e-n);return e<<n|r}
    const tt=[(e,t)=>(e+t)%2,(e,t)=>t%2,e=>e%3,(e,t)=>(e+t)%3,(e,t)=>(Math.floor(e/3)+Math.floor(t/2))%2,(e,t)=>e*t%2+e*t%3,(e,t)=>(e*t%2+e*t%3)%2,(e,t)=>((e+t)%2+e*t%3)%2]
    ;function nt({size:e,dark:t,fixed:n},r,s,o){r<0||s<0||r>=e||s>=e||(t[s*e+r]=o?1:0,n[s*e+r]=1)}function rt(e,t,n,r,s){
    for(let o=-r;o<=r;o++)for(let i=-r;i<=r;i++){const r=Math.max(Math.abs(i),Math.abs(o));nt(e,t+i,n+o,r!==s&&4!==r)}}
    function st(e,t,n){const{size:r}=e,s=21522^et(t<<3|n,1335,10);for(let t=0;t<15;t++){const n=1==(s>>t&1)
    ;t<8?nt(e,8,t<6?t:t+1,n):nt(e,8===t?7:14-t,8,n),t<8?nt(e,r-1-t,8,n):nt(e,8,r-15+t,n)}nt(e,8,r-8,!0)}
    function ot({version:e,level:t}){const n=4*e+17,r={size:n,dark:new Uint8Array(n*n),fixed:new Uint8Array(n*n)}
    ;for(let e=0;e<n;e++)nt(r,6,e,e%2==0),nt(r,e,6,e%2==0);for(const[e,t]of[[3,3],[n-4,3],[3,n-4]])rt(r,e,t,4,2)
    ;const s=function(e){if(1===e)return[];const t=Math.floor(e/7)+2,n=4*e+10,r=32===e?26:2*Math.ceil((4*e+4)/(2*t-2))
    ;return[6,...Array.from({length:t-1},((e,s)=>n-(t-2-s)*r))]}(e),o=s.length-1;if(s.forEach(((e,t)=>s.forEach(((n,s)=>{
    0===t&&(0===s||s===o)||t===o&&0===s||rt(r,e,n,2,1)})))),st(r,t,0),e>=7){const t=et(e,7973,12);for(let e=0;e<18;e++){
    const[s,o]=[Math.floor(e/3),n-11+e%3];nt(r,o,s,1==(t>>e&1)),nt(r,s,o,1==(t>>e&1))}}return r}function it(e,t,n){
    const{size:r,fixed:s}=e,o={size:r,fixed:s,dark:e.dark.slice()},i=tt[n]
    ;for(let e=0;e<r;e++)for(let t=0;t<r;t++)s[e*r+t]||0!==i(t,e)||(o.dark[e*r+t]^=1);return st(o,t,n),o}
    function at({size:e,dark:t}){let[n,r]=[0,0];for(const[r,s]of[[1,e],[e,1]])for(let o=0;o<e;o++){let[i,a,c]=[0,-1,0]
    ;for(let l=0;l<e;l++){const e=t[o*s+l*r];i=e===a?i+1:1,a=e,5===i?n+=3:i>5&&(n+=1),c=2047&(c<<1|e),
    l>=10&&(93===c||1488===c)&&(n+=40)}}for(let s=0;s<e*e;s++){const o=t[s];r+=o
    ;(s+1)%e==0||s+e>=e*e||o!==t[s+1]||o!==t[s+e]||o!==t[s+e+1]||(n+=3)}return n+10*Math.floor(Math.abs(20*r/(e*e)-10))}
    function ct(e){const t=(new TextEncoder).encode(e),n=t.length===e.length?[[4,4]]:[[7,4],[26,8],[4,4]],r=function(e,t){
    for(let n=1;n<=40;n++){const r=e+(n<10?8:16)+8*t;for(const e of[0,1]){
    const t=Je[n-1],[s,o]=[t[0===e?2:0],t[0===e?3:1]],i=Math.floor(_e(n)/8)-s*o;if(r<=8*i)return{version:n,level:e,
    corrections:s,blocks:o,capacity:i}}}}(n.reduce(((e,[,t])=>e+t),0),t.length);if(!r)return;const s=Xe(t,n,r),o=ot(r);let i
    ;!function({size:e,dark:t,fixed:n},r){let s=0;for(let o=e-1;o>0;o-=2){6===o&&(o=5);for(let i=0;i<e;i++){
    const a=0==(o+1&2)?e-1-i:i;for(const i of[o,o-1])n[a*e+i]||(t[a*e+i]=(r[s>>3]??0)>>7-(7&s)&1,s++)}}}(o,s)
    ;for(let e=0;e<8;e++){const t=it(o,r.level,e),n=at(t);(!i||n<i.points)&&(i={grid:t,points:n})}return i?.grid}
    function lt(e){const t=ct(e);if(!t)return o("p",{},"The link is too long for a QR code.")
    ;const n="http://www.w3.org/2000/svg",r=document.createElementNS(n,"svg"),s=t.size+8
    ;r.setAttribute("viewBox",`0 0 ${s} ${s}`),
    r.setAttribute("role","img"),r.setAttribute("aria-label","QR code of the link"),
    r.setAttribute("shape-rendering","crispEdges");const i=document.createElementNS(n,"rect")
    ;for(const[e,t]of[["width",s],["height",s]])i.setAttribute(e,String(t));i.setAttribute("fill","#fff")
    ;const a=document.createElementNS(n,"path");a.setAttribute("fill","#000");let c=""
    ;for(let e=0;e<t.size;e++)for(let n=0;n<t.size;n++){const r=n;for(;n<t.size&&t.dark[e*t.size+n];)n++
    ;n>r&&(c+=`M${r+4} ${e+4}h${n-r}v1h-${n-r}z`)}return a.setAttribute("d",c),r.append(i,a),r}function ut(e,t){
    const n=o("code",{dir:"ltr",class:"link"});let r=0
    ;for(const s of[...t].sort(((e,t)=>e.start-t.start)))s.start<r||s.end===s.start||(n.append(c(e.slice(r,s.start)),o("mark",{},c(e.slice(s.start,s.end)))),
    r=s.end);return n.append(c(e.slice(r))),n}function ft(e,t,n,r,o){const i=o?.link.source;for(const e of function(e){
    const{name:t}=s.routes[e],n=s.routes.map(((e,t)=>t)).filter((e=>s.routes[e]?.name===t&&void 0===s.routes[e]?.gone)),r=e=>/(?:^|[/(|])\*/.test(s.routes[e]?.shape??""),o=e=>"only read"===s.routes[e]?.role?1:0
    ;return n.sort(((e,t)=>Number(r(e))-Number(r(t))||o(e)-o(t)))}(n)){const t=s.routes[e];if(void 0!==t.deprecated)continue
    ;const a=Object.entries(r).map((([r,s])=>{const o=t.parameters?.find((e=>e.name===r)),i=M(s);if(!o||e===n)return[r,s]
    ;const a=S(o),c=Array.isArray(i)?i.every((e=>C(a,e))):C(a,i);return[r,c?Array.isArray(i)?i.map((e=>E(a,e))):E(a,i):s]
    })),c=ht(e,Object.fromEntries(a),i);if(void 0!==c)return pt(c,o)}const a=o&&function({link:e,route:t,extra:n,unread:r}){
    const[s,o]=[e.segments.map((e=>e.text)),e.text.slice(0,e.pathStart)];if("compact"===e.form)return s.join(":")
    ;const i=("host"===e.form?s.slice(1):s).map(Ie).join("/"),a=e.items.filter((e=>!n.includes(e)&&!r.includes(e))).map((e=>mt(e.key.text)+(e.hasValue?"="+mt(e.value.text):""))),c="scheme"===e.form?"":"/",l=t.fragment&&e.fragment?e.text.slice(e.fragment.start-1):""
    ;return A(o)+c+i+(0===a.length?"":"?"+a.join("&"))+l}(o),c=void 0===a?null:match(a,t)
    ;return c?.route===String(n)&&JSON.stringify(dt(c.values))===JSON.stringify(dt(r))&&void 0!==a?a:e}
    const dt=e=>Object.entries(e).map((([e,t])=>[e,M(t)]))
    ;const mt=e=>encodeURIComponent(e).replace(/'/g,"%27").replace(/%(?:2[4CF]|3[ABF]|40)/g,decodeURIComponent)
    ;function ht(e,t,n){try{return links[String(e)]?.(t,void 0===n?{}:{origin:n})}catch{return}}function pt(e,t){let n=e
    ;for(const{take:e,from:r,count:s}of t?.path.taken??[]){if("*"!==e.kind||!t)continue
    ;const o=t.link.segments.slice(r,r+s).map((e=>Ie(e.text)));n=n.replace(/(\/\/?)\*(?=[/?#]|$)/,((e,t)=>t+o.join("/")))}
    return n}const gt=e=>o("p",{class:"warning"},e);function vt(e){const t=[]
    ;return void 0!==e.deprecated&&t.push(`Deprecated${(e=>""===e?".":`: ${c(e)}.`)(e.deprecated)} The link still opens.`),
    "internal"===e.access&&t.push("Internal: only the app itself may open this link."),
    "confirm"===e.access&&t.push("The app asks before it opens this link."),t.map(gt)}function kt(e,t,n){
    const r=s.routes[e],i=o("tbody"),a=new Set((r.parameters??[]).map((({name:e})=>e)));for(const e of a){
    const s=n?.found.filter((({slot:t})=>Y(r,t).name===e))??[],a=e in t?M(t[e]):void 0,c=s.length>0?s.map((e=>e.where)).join(", "):void 0===a?"left out":"not in the link: the default",f=void 0===a?o("span",{
    class:"quiet"},"none"):l(Array.isArray(a)?`[${a.join(", ")}]`:a),d=r.parameters?.find((t=>t.name===e))
    ;i.append(o("tr",{},o("th",{scope:"row"},l(e)),o("td",{},f),o("td",{},u(T(S(d)))),o("td",{},c)))}
    const c=o("tr",{},...["Parameter","Value","Type","Where"].map((e=>o("th",{scope:"col"},e))));return o("div",{
    class:"scroll",tabindex:"0",role:"group","aria-label":"Values"},o("table",{},o("thead",{},c),i))}function bt(e,t,n){
    const r=t.filter((({number:t,route:r})=>t!==e.number&&ue(r,n)));if(0===r.length)return
    ;const i=r.slice(0,10).map((t=>o("li",{},v(t.number)," ",u(t.route.shape),o("br"),o("span",{class:"quiet"
    },c(function(e,t){if(s.isDeclared)return"it was declared first"
    ;const[n,r]=[e.path.ranks,t.path.ranks],o=n.findIndex(((e,t)=>t<r.length&&e!==r[t]))
    ;if(o>=0)return`segment ${o+1}: ${De(We(e,o),We(t,o))}`
    ;if(n.length!==r.length)return`segment ${n.length+1}: no segment comes before ${We(t,n.length).noun}`
    ;if(!e.route.ignoresCase&&t.route.ignoresCase)return"it does not ignore case";const[i,a]=[Ze(e),Ze(t)]
    ;if(i.length>a.length)return"it requires more query items"
    ;const c=e=>[...e].sort((([e],[t])=>e<t?-1:e>t?1:0)),[l,u]=[c(i),c(a)];for(let n=0;n<l.length;n++){
    const[r,s]=[l[n],u[n]];if(r[0]!==s[0])return`its query key "${r[0]}" comes before "${s[0]}"`
    ;const[o,i]=[Ge(e.route,r),Ge(t.route,s)];if(o.name!==i.name)return`query item "${r[0]}": ${De(o,i)}`}
    if(Be(e)>Be(t))return"more of its optional query items are there"
    ;if(Pe(e)!==Pe(t))return Pe(e)?"it takes the rest of the query":"the query has no rest, which the other asks for"
    ;const f=Ve(e.route);if(f<Ve(t.route))return f>3?"it reads the fragment":He[f]
    ;if(e.route.origins&&e.route.origins!==t.route.origins)return"its host comes first"
    ;if(e.route.method&&e.route.method!==t.route.method)return"it names the method";const d=e=>e.shape.split("(").length
    ;return d(e.route)<d(t.route)?"it has fewer optional groups":"its text comes first"
    }(e,t)))))),a=r.length>10?o("li",{},`and ${r.length-10} more`):void 0
    ;return o("div",{},o("h4",{},"It wins over"),o("ul",{},...i,a))}function yt(e,t){
    if(0!==t.length)return[e,...t.flatMap((e=>[u(e.hasValue?`${e.key.text}=${e.value.text}`:e.key.text)," "]))]}
    function xt(e,t,n,r){
    const i=s.routes[n],a=pe(e),c=a.find((e=>e.number===n)),l=c?.found.flatMap((e=>e.spans))??[],f=ft(e,t,n,r,c)
    ;return[o("h3",{},"Route ",v(n)),ut(e,l),...vt(i),k(["Template",...i.method?[u(i.method)," "]:[],u(i.shape)],["Canonical form",...f===e?["the link itself"]:[m(f,"the canonical form")]],c&&yt("No use for",c.extra),c&&yt("Does not read, counts as absent",c.unread)),...i.parameters?[kt(n,r,c)]:[],c&&bt(c,a,t)]
    }function $t(e,t){const n=s.routes[t],r=n.gone?`: ${c(n.gone)}`:""
    ;return[o("h3",{},"This link is gone"),ut(e,[]),gt(`"${c(n.name)}" is gone${r}${n.instead?`; show "${c(n.instead)}" instead.`:"."}`),k(["Template",u(n.shape)])]
    }function wt(e,t){const n=Re(e,t),r=n.at,i=void 0===r?[]:[{text:"",start:r,end:Math.min(e.length,r+1)
    }],a=n.near.filter((({obstacles:e})=>e.length>0)).map((({number:e,obstacles:t})=>o("li",{},v(e)," ",u(s.routes[e]?.shape??""),o("ul",{},...t.map((e=>o("li",{},l(e)))))))),f=n.omitted>0?o("li",{},`and ${n.omitted} more`):void 0
    ;return[o("h3",{},"No route reads this link"),ut(e,i),o("p",{class:"error"
    },c(n.headline)),n.fix&&o("p",{},n.isNear?"This would match: ":"The closest that would match: ",p(n.fix.link,"GET"===n.fix.method?void 0:n.fix.method)," (",v(n.fix.number),")"),a.length>0&&o("h4",{},n.isNear?"Nearest first":"None is near. These share a part of the path"),a.length>0&&o("ul",{},...a,f)]
    }function At(e,t){
    const[n,r]=[i("result"),i("qr")],a=""===e?null:match(e,t),c=a?Number(a.route):-1,l=s.routes[c],u=void 0!==l?.gone
    ;n.dataset.route=l&&!u?l.name:"";const d=""===e?[o("p",{class:"quiet"
    },"Paste a link to see which route reads it.")]:a&&l?u?$t(e,c):xt(e,t,c,a.values):wt(e,t)
    ;n.replaceChildren(...d.filter((e=>void 0!==e&&!1!==e))),r.replaceChildren(...""===e?[]:[lt(e)]),
    f(""===e?"":l?u?`The link of ${l.name} is gone`:`Route ${l.name} reads this link`:"No route reads this link")}
    const Ct=e=>`xcrun simctl openurl booted ${Mt(e)}`,Et=e=>{
    return`adb shell am start -a android.intent.action.VIEW -d ${Mt(/^[A-Za-z0-9_@%+=:,./-]+$/.test(e)?e:(t=e,
    /^[A-Za-z0-9_@%+=:,./-]+$/.test(t)?t:`'${t.replace(/'/g,"'\\''")}'`))}`;var t
    },Mt=e=>/!/.test(e)?`'${e.replace(/'/g,"'\\''")}'`:(e=>`"${e.replace(/[\\"$`]/g,"\\$&")}"`)(e);let St=0
    ;function Tt(e,t){const n=Y(e,t);if(void 0!==n.default||n.isUnknown||S(n).isArray)return!1
    ;const r=(e.path??[]).some((e=>Array.isArray(e)?e.includes(t):e===t||"object"==typeof e&&"slot"in e&&e.slot===t))
    ;return r||(e.query??[]).some((e=>oe(e)&&e[1]===t))||e.fragment?.value===t}function qt(e){
    const t=s.routes[e],n=(t.parameters??[]).map(((e,n)=>function(e,t){
    const n=S(e),r="field"+St++,s="bool"===n.kind?["true","false"]:n.members,i=Array.isArray(e.default)?e.default.join(", "):e.default,a=n.isArray?"one a line":void 0,u={
    id:r,"aria-describedby":`${r}e`,"aria-required":t?"true":void 0,dir:"auto",spellcheck:"false",autocomplete:"off"
    },f=void 0===i?n.sample:String(i),d=s&&!n.isArray?o("select",{id:r,"aria-describedby":`${r}e`},o("option",{value:""
    },void 0===i?"left out":`left out: ${i}`),...s.map((e=>o("option",{value:"="+e},c(e))))):n.isArray?o("textarea",{...u,
    rows:"2",placeholder:f}):o("input",{...u,type:"text",inputmode:x(n.kind??"")?"numeric":void 0,placeholder:f
    }),m=o("span",{class:"error",id:`${r}e`
    }),h=[T(n),a,void 0!==i?`default ${i}`:e.isUnknown?"has a default":void 0],p=o("label",{for:r},l(e.name)," ",o("span",{
    class:"quiet"},c(h.filter(Boolean).join(", "))));return{parameter:e,element:o("div",{class:"field"},p,d,m),texts:()=>{
    const e=d.value
    ;if(""!==e)return n.isArray?e.split("\n").filter((e=>""!==e)):[d instanceof HTMLSelectElement?e.slice(1):e]},
    complain:e=>{m.textContent=e,""===e?d.removeAttribute("aria-invalid"):d.setAttribute("aria-invalid","true")}}
    }(e,Tt(t,n)))),r=function(e){
    const t=je(e).filter((t=>"web"===O[t]?.form||!(e.isWebOnly&&"path"!==O[t]?.form))).map((e=>s.origins[e])),n="field"+St++,r=o("select",{
    id:n},...t.map((e=>o("option",{value:e},c(e))))),i=o("input",{type:"text","aria-label":"Host below the wildcard",
    value:"a",spellcheck:"false"}),a=()=>r.value.includes("://*"),l=()=>{i.hidden=!a()};r.addEventListener("change",l)
    ;const u=t.findIndex((e=>!e.includes("://*")));return u>0&&(r.selectedIndex=u),l(),{element:o("div",{class:"field"
    },o("label",{for:n},"Origin"),r,i),
    origin:()=>""===r.value?void 0:a()?r.value.replace("*",i.value+(r.value.endsWith("*")?".example":"")):r.value}
    }(t),i=o("div",{class:"outcome"}),a=o("p",{role:"status"}),u=()=>{const l={};let u=!0,f=!0
    ;if(n.forEach((({parameter:e,texts:n,complain:r},s)=>{const o=S(e),i=n();void 0===i&&Tt(t,s)&&(f=!1)
    ;const a=i?.find((e=>!C(o,e)));r(void 0===a?"":function(e){
    if(e.members)return`expected one of ${e.members.map((e=>`"${e}"`)).join(", ")}`;const t=x(e.kind??"")
    ;return t?`expected a whole number from ${t[0]} to ${t[1]}`:`expected ${{
    uuid:"a UUID such as 123e4567-e89b-42d3-a456-426614174000",datetime:"an instant such as 2026-11-20T09:26:00Z",
    date:"a day that exists, such as 2026-11-20",ipv4:"an IPv4 address such as 192.0.2.1",bool:"true or false",
    double:"a decimal such as 1.5",url:"a URL that is no script"}[e.kind??""]??"a text"}`}(o)),
    void 0!==a?u=!1:i&&(l[e.name]=o.isArray||Nt(t,s)?i.map((e=>E(o,e))):E(o,i[0]))})),i.replaceChildren(),
    a.className="quiet",u)if(f)try{const n=r.origin(),s=links[String(e)]?.(l,void 0===n?{}:{origin:n});if(void 0===s)return
    ;a.textContent="",i.replaceChildren(...function(e,t){
    const n=!e.startsWith("/")&&/^[A-Za-z][A-Za-z0-9+.-]*:\/\//.test(e),r=(e,t)=>[e,m(t,e)],s=lt(e)
    ;return s.classList.add("code"),
    [k(r("Link",e),n?r("iOS simulator",Ct(e)):void 0,n?r("Android device",Et(e)):void 0),o("p",{},o("a",{href:h(e,t)
    },"Show what this link does")),s]}(s,t.method).filter((e=>void 0!==e&&!1!==e)))}catch(e){a.className="error",
    a.textContent=c(function(e){const t=e instanceof Error?e.message:String(e),n=e=>s.routes[Number(e)]?.name??e
    ;return t.replace(/^\d+: /,"").replace(/read as "(\d+)"/,((e,t)=>`read as "${n(t)}"`))}(e))
    }else a.textContent="Fill in the fields, and the link appears here.";else a.textContent=""
    },f=o("form",{},...n.map((e=>e.element)),r.element,a,i);return f.addEventListener("submit",(e=>e.preventDefault())),
    f.addEventListener("input",u),u(),f}const Nt=(e,t)=>/^\[/.test(K(e,t).name)
    ;const Ot=s.routes.map((e=>[e.name,`/${e.shape}`,e.method??"",...(e.parameters??[]).map((({name:e})=>e)),...e.tags??[],e.flags??""].join("\n").toLowerCase()))

    ;const jt=e=>s.findings.filter((({routes:t})=>t.includes(e))),It=e=>(s.comparison?.changes??[]).filter((({route:t})=>t===e))
    ;function Ut(e){const t=o("tr",{},...["Parameter","Type","Default"].map((e=>o("th",{scope:"col"
    },e)))),n=(e.parameters??[]).map((e=>{
    const t=e.default,n=e.isUnknown?"known to the app alone":"object"==typeof t?`[${t.join(", ")}]`:t,r=S(e),s=r.members&&!r.name.includes("|")?o("span",{
    class:"quiet"}," ",c(r.members.join(" | "))):void 0;return o("tr",{},o("th",{scope:"row"
    },l(e.name)),o("td",{},u(T(r)),s),o("td",{},void 0===n?"":l(n)))}));return o("div",{class:"scroll",tabindex:"0",
    role:"group","aria-label":`Parameters of ${e.name}`},o("table",{},o("thead",{},t),o("tbody",{},...n)))}function zt(e,t){
    const n=e.routes.flatMap((e=>[v(e)," "]));return o("li",{class:e.severity
    },o("strong",{},e.severity),` ${e.kind} `,...t?n:[],o("br"),l(e.message),o("br"),o("span",{class:"quiet"
    },"Fix: ",l(e.fix??"")),...void 0===e.link?[]:[o("br"),p(e.link,e.method)])}function Rt(e){
    const t=e=>[l(e.name)," ",u(e.template)],n=e.old&&e.new&&e.old.name===e.new.name&&e.old.template===e.new.template
    ;return o("li",{class:"breaking"===e.verdict?"error":"accepted"
    },o("strong",{},e.verdict),` ${e.kind} `,...e.old?t(e.old):[],...e.new&&!n?[e.old?" \u2192 ":"",...t(e.new)]:[],o("br"),l(e.message),...void 0===e.link?[]:[o("br"),p(e.link,e.method)],...void 0===e.fix?[]:[o("br"),o("span",{
    class:"quiet"},"Fix: ",l(e.fix))])}function Lt(e,t){e.childElementCount>1||e.append(o("div",{class:"details"
    },...function(e){const t=s.routes[e],[n,r]=[jt(e),It(e)],i=je(t).map((e=>s.origins[e]))
    ;return[...vt(t),...void 0===t.gone?[]:[gt(`Gone${""===t.gone?"":`: ${c(t.gone)}`}${t.instead?`; it shows "${c(t.instead)}" instead`:""}.`)],k(["Template",...t.method?[u(t.method)," "]:[],u(t.shape)],void 0===t.example?["Example","none is known"]:["Example",p(t.example,t.method)],["Origins",...i.flatMap((e=>[u(e)," "]))],void 0===t.flags?void 0:["Flags",u(t.flags)],void 0===t.role?void 0:["Alias","prints"===t.role?"links are printed by it":"its links are only read"],[s.isDeclared?"Declared":"Precedence",`${e+1} of ${s.routes.length}`]),t.parameters&&Ut(t),n.length>0&&o("h3",{},"Findings"),n.length>0&&o("ul",{
    class:"plain"},...n.map((e=>zt(e,!1)))),r.length>0&&o("h3",{},"Changes"),r.length>0&&o("ul",{class:"plain"
    },...r.map(Rt)),void 0===t.gone&&o("h3",{},"Build a link"),void 0===t.gone&&qt(e)]}(t)))}
    const Ft=s.routes.map(((e,t)=>function(e){
    const t=s.routes[e],n=[void 0!==t.deprecated&&"deprecated",void 0!==t.gone&&"gone",t.access,jt(e).some((({severity:e})=>"accepted"!==e))&&"finding",It(e).length>0&&"changed",...t.tags??[]].filter((e=>"string"==typeof e)),r=o("summary",{},o("span",{
    class:"name"},l(t.name))," ",o("span",{class:"template"
    },...t.method?[o("strong",{},c(t.method))," "]:[],u(t.shape)),...n.flatMap((e=>[" ",o("span",{class:"mark"
    },l(e))]))),i=o("details",{id:`route${e}`},r);return i.addEventListener("toggle",(()=>{i.open&&Lt(i,e)})),i}(t)))
    ;function Dt(e){const t=[];let[n,r]=["",0];for(const s of e){if("("!==s&&"{"!==s||r++,")"!==s&&"}"!==s||r--,
    0===r&&("?"===s||"#"===s))break;0===r&&"/"===s?(""!==n&&t.push(n),n=""):n+=s}return""===n||/^\([?#]/.test(n)?t:[...t,n]}
    function Wt(e){const{label:t,routes:n,children:r}=function(e){let t=e,{label:n}=e
    ;for(;0===t.routes.length&&1===t.children.length;)t=t.children[0],n+="/"+t.label;return{label:n,routes:t.routes,
    children:t.children}}(e),i=n.flatMap((e=>[" ",...s.routes[e]?.method?[o("strong",{},s.routes[e]?.method)," "]:[],v(e)]))
    ;return o("li",{},u(t),...i,r.length>0&&o("ul",{},...r.map(Wt)))}function Zt(e){const t=function(e){const t={label:"/",
    routes:[],children:[]};for(const n of e){let e=t;for(const t of Dt(s.routes[n].shape)){
    let n=e.children.find((e=>e.label===t));n||e.children.push(n={label:t,routes:[],children:[]}),e=n}e.routes.push(n)}
    return t}(e);return o("ul",{class:"tree"},...t.routes.length>0?[Wt({...t,children:[]})]:[],...t.children.map(Wt))}
    let Bt=!1;function Gt(e){const t=i("search");t.value!==e&&(t.value=e);const n=function(e){
    const t=e.trim().toLowerCase(),n=s.routes.map(((e,t)=>t));if(""===t)return n
    ;if(/^\/|:\/\//.test(t)||t.includes(":")&&O.some((({form:e})=>"compact"===e))){
    const t=e.trim(),n=pe(t).map((({number:e})=>e)),r=Se(t,"GET");if(void 0!==r)return[r,...n.filter((e=>e!==r))]
    ;if(n.length>0)return n}return n.filter((e=>Ot[e]?.includes(t)))}(e)
    ;i("count").textContent=""===e?b(n.length,"route"):`${n.length} of ${b(s.routes.length,"route")}`,
    i("list").replaceChildren(...Bt?[Zt(n)]:n.map((e=>Ft[e])))}function Pt(e){Bt=e,i("as-tree").checked=e,
    i("as-list").checked=!e}const Vt=e=>{try{return decodeURIComponent(e)}catch{return e}};function Ht(){
    const e=location.hash.slice(1),t=/^link=([^]*?)(?:&method=([^&]*))?$/.exec(e);if(t){
    const[e,n]=[Vt(t[1]),Vt(t[2]??"GET")];return void Jt(e,n)}const n=/^route=(\d+)$/.exec(e);n?function(e){const t=Ft[e]
    ;t&&(Pt(!1),Gt(""),t.open=!0,Lt(t,e),t.querySelector("summary")?.focus(),t.scrollIntoView({block:"start"}))
    }(Number(n[1])):""===e&&Jt("","GET")}function Jt(e,t){const n=i("link"),r=i("method");n.value!==e&&(n.value=e),
    [...r.options].some((e=>e.value===t))||r.append(o("option",{value:t},c(t))),r.value=t,At(e,t)}let _t;function Qt(){
    const[e,t]=function(e){const t=/^([A-Z]{2,10}) +(\S[^]*)$/.exec(e);return t?[t[2],t[1]]:[e,void 0]
    }(i("link").value),n=t??i("method").value;At(e,n),clearTimeout(_t)
    ;const r=""===e?location.pathname+location.search:h(e,n);_t=setTimeout((()=>history.replaceState(null,"",r)),200)}
    !function(){const e=s.origins.slice(0,s.listed)
    ;i("about").append(b(s.routes.length,"route")," of ",...e.flatMap((e=>[u(e)," "])))
    ;const t=[...new Set(["GET",...s.routes.flatMap((({method:e})=>e??[]))])];i("method").append(...t.map((e=>o("option",{
    value:e},c(e))))),i("method-field").hidden=1===t.length,s.errors&&(i("errors").hidden=!1,
    i("errors").append(o("ul",{},...s.errors.map((e=>o("li",{},l(e))))))),s.findings.length>0&&(i("findings").hidden=!1,
    i("findings").append(o("ul",{class:"plain"},...s.findings.map((e=>zt(e,!0))))));const{comparison:n}=s
    ;n&&(i("changes").hidden=!1,i("changes").append(o("p",{},"Compared with ",u(n.old),": ",l(n.verdict),"."),o("ul",{
    class:"plain"
    },...n.changes.map(Rt)))),i("order").textContent=s.isDeclared?"Of several routes that read a link, the one that is declared first wins. The list is in this order.":"Of several routes that read a link, the most specific one wins: segment by segment, a literal comes before a set, a set before a type, a type before a string, and a string before a wildcard. The list is in this order.",
    i("link").addEventListener("input",Qt),i("method").addEventListener("change",Qt),
    i("ask").addEventListener("submit",(e=>e.preventDefault())),
    i("find").addEventListener("submit",(e=>e.preventDefault())),
    i("search").addEventListener("input",(()=>Gt(i("search").value)))
    ;for(const e of["as-list","as-tree"])i(e).addEventListener("change",(()=>{Pt("as-tree"===e),Gt(i("search").value)}))
    ;addEventListener("hashchange",Ht),Gt(""),Ht();const r=document.documentElement.dataset.version??""
    ;""!==r&&setInterval((()=>{!async function(e){try{const t=await(await fetch("version",{cache:"no-store"})).text()
    ;t!==e&&""!==t&&location.reload()}catch{}}(r)}),1e3)}();
    """#
}
