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
    font: 1rem/1.5 system-ui, sans-serif;
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
    h4 {
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
    font: 0.9em/1.5 ui-monospace, monospace;
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
    grid-template-columns: 9rem 1fr;
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
    padding: 0.25rem 0 1rem 1rem;
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
    grid-template-columns: 1fr;
    gap: 0;
    }
    .field {
    min-width: 100%;
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

    const data=JSON.parse(document.getElementById("data").textContent);

    function make(name,attributes={},...children){
    const element=document.createElement(name);
    for(const[key,value]of Object.entries(attributes)){
    if(value!==undefined&&value!==false)
    element.setAttribute(key,value===true?"":value);
    }
    element.append(...children.filter((child)=>child!==undefined&&child!==false));
    return element;
    }
    const byId=(id)=>document.getElementById(id);
    const HIDDEN=/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cn}\u115f\u1160\u3164\uffa0]/gu;
    const shown=(text)=>text.replace(HIDDEN,(hidden)=>`\\u{${hidden.codePointAt(0).toString(16).toUpperCase()}}`);
    const value=(text)=>make("bdi",{},shown(text));
    const code=(text,name="")=>make("code",{dir:"ltr",class:name||undefined},shown(text));
    function button(label,action,description){
    const element=make("button",{type:"button","aria-label":description},label);
    element.addEventListener("click",action);
    return element;
    }
    function announce(text){
    byId("announcement").textContent=text;
    }
    function copyButton(text,what){
    const copy=async()=>{
    try{
    await navigator.clipboard.writeText(text);
    }
    catch{
    const area=make("textarea",{},text);
    document.body.append(area);
    area.select();
    document.execCommand("copy");
    area.remove();
    element.focus();
    }
    element.textContent="Copied";
    announce(`Copied ${what}`);
    setTimeout(()=>void(element.textContent="Copy"),1500);
    };
    const element=button("Copy",()=>void copy(),`Copy ${what}`);
    return element;
    }
    const copyable=(text,what)=>make("span",{class:"copyable"},code(text),copyButton(text,what));
    const addressOf=(link,method="GET")=>`#link=${encodeURIComponent(link)}`+(method==="GET"?"":`&method=${encodeURIComponent(method)}`);
    const explained=(link,method)=>make("a",{href:addressOf(link,method)},...(method?[method+" "]:[]),code(link));
    const addressOfRoute=(number)=>`#route=${number}`;
    function routeLink(number){
    const route=data.routes[number];
    return route?make("a",{href:addressOfRoute(number)},value(route.name)):make("span");
    }
    function rows(...pairs){
    const list=make("dl");
    for(const pair of pairs){
    if(pair)
    list.append(make("div",{},make("dt",{},pair[0]),make("dd",{},...pair.slice(1))));
    }
    return list;
    }
    const plural=(count,noun)=>`${count} ${noun}${count===1?"":"s"}`;

    const INTEGER=/^(u?)int(8|16|32|64)?$/;
    function bounds(kind){
    const found=INTEGER.exec(kind);
    if(!found)
    return undefined;
    const bits=BigInt(found[2]??64);
    return found[1]?[0n,(1n<<bits)-1n]:[-(1n<<(bits-1n)),(1n<<(bits-1n))-1n];
    }
    function isDay(text){
    const found=/^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
    if(!found)
    return false;
    const[year,month,day]=[Number(found[1]),Number(found[2]),Number(found[3])];
    const date=new Date(0);
    date.setUTCFullYear(year,month-1,day);
    return date.getUTCMonth()===month-1&&date.getUTCDate()===day&&day>0;
    }
    function isInstant(text){
    const found=/^(.{10})T(\d\d):(\d\d):(\d\d)(?:\.\d{1,9})?(?:Z|[+-](\d\d):(\d\d))$/.exec(text);
    const within=(index,most)=>Number(found?.[index]??0)<=most;
    return found!==null&&isDay(found[1])&&within(2,23)&&within(3,59)&&within(4,59)&&within(5,23)&&within(6,59);
    }
    const isScript=(text)=>/^(?:javascript|vbscript|data):/i.test(text.replace(/^[\p{White_Space}\p{Cc}\p{Cf}]+/u,"").replace(/[\t\n\r]/g,""));
    const folded=(text)=>text.replace(/[A-Z]/g,(letter)=>letter.toLowerCase());
    function reads(type,text,ignoresCase=false){
    if(type.members){
    return ignoresCase?type.members.some((member)=>folded(member)===folded(text)):type.members.includes(text);
    }
    const kind=type.kind??"string";
    const limits=bounds(kind);
    if(limits){
    if(text.length>20||!/^(?:0|-?[1-9][0-9]*)$/.test(text))
    return false;
    const number=BigInt(text);
    return limits[0]<=number&&number<=limits[1];
    }
    switch(kind){
    case"uuid":
    return/^[0-9A-Fa-f]{8}(?:-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}$/.test(text);
    case"datetime":
    return isInstant(text);
    case"date":
    return isDay(text);
    case"ipv4":
    return/^(?:(?:0|[1-9]\d?|1\d\d|2[0-4]\d|25[0-5])(?:\.(?!$)|$)){4}$/.test(text);
    case"bool":
    return/^(?:true|false|1|0)$/i.test(text);
    case"double":
    return/^-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?$/.test(text)&&Number.isFinite(Number(text));
    case"url":
    return!isScript(text);
    default:
    return true;
    }
    }
    function expectation(type){
    if(type.members)
    return`expected one of ${type.members.map((member)=>`"${member}"`).join(", ")}`;
    const limits=bounds(type.kind??"");
    if(limits)
    return`expected a whole number from ${limits[0]} to ${limits[1]}`;
    const words={
    uuid:"a UUID such as 123e4567-e89b-42d3-a456-426614174000",
    datetime:"an instant such as 2026-11-20T09:26:00Z",
    date:"a day that exists, such as 2026-11-20",
    ipv4:"an IPv4 address such as 192.0.2.1",
    bool:"true or false",
    double:"a decimal such as 1.5",
    url:"a URL that is no script",
    };
    return`expected ${words[type.kind??""]??"a text"}`;
    }
    function moduleValue(type,text){
    if(type.members)
    return text;
    const kind=type.kind??"string";
    if(bounds(kind))
    return/int(?:64)?$/.test(kind)?BigInt(text):Number(text);
    if(kind==="double")
    return Number(text);
    if(kind==="bool")
    return/^(?:true|1)$/i.test(text);
    return text;
    }
    function textOf(value){
    if(Array.isArray(value))
    return value.map((one)=>String(textOf(one)));
    if(typeof value!=="number")
    return String(value);
    return/e\+/.test(String(value))?BigInt(value).toString():String(value);
    }
    const typeOf=(parameter)=>data.types[parameter.type];
    const typeText=(type)=>type.name;

    const isWebScheme=(scheme)=>scheme==="https"||scheme==="http";
    function cutPort(authority,scheme){
    const found=/^(.*?)(?::([0-9]*))?$/.exec(authority);
    const usual=scheme==="https"?"443":"80";
    return[found[1],String(Number(found[2]||usual))];
    }
    const origins=data.origins.map((text)=>{
    const none={scheme:"",host:"",isWildcard:false,port:""};
    if(text==="/")
    return{...none,form:"path"};
    if(text===":")
    return{...none,form:"compact"};
    const[scheme="",authority=""]=text.split("://");
    if(!isWebScheme(scheme))
    return{...none,form:"scheme",scheme};
    const isCaptured=authority.startsWith("{");
    const[host,port]=cutPort(folded(isCaptured?authority.replace(/^[^}]*\}/,"*"):authority),scheme);
    const isWildcard=host.startsWith("*");
    return{form:isCaptured?"host":"web",scheme,host:isWildcard?host.slice(1):host,isWildcard,port};
    });
    const numbersOf=(fits)=>origins.map((_,number)=>number).filter((number)=>fits(origins[number]));
    function fit(scheme,host,port){
    const fitting=numbersOf((origin)=>(origin.form==="web"||origin.form==="host")&&
    origin.scheme===scheme&&
    origin.port===port&&
    (origin.isWildcard?host.length>origin.host.length&&host.endsWith(origin.host):host===origin.host));
    const rank=(number)=>{
    const{isWildcard,host,form}=origins[number];
    return(isWildcard?1e6-host.length:0)*2+(form==="host"?1:0);
    };
    const best=[...fitting].sort((left,right)=>rank(left)-rank(right))[0];
    if(best===undefined)
    return undefined;
    const origin=origins[best];
    if(origin.form==="host")
    return{fitting:[best],captured:host.length-origin.host.length};
    return{fitting:fitting.filter((number)=>origins[number]?.form==="web"),captured:0};
    }
    const isLenient=(form)=>data.areLenient??form==="scheme";
    const isDotSegment=(text)=>text==="."||text==="..";
    const NO_ORIGIN={fault:"the table has no links of this origin",at:0,isForeign:true};
    function spanOf(text,start,end,plusIsSpace=false){
    const part=text.slice(start,end);
    const decoded=plusIsSpace?part.replace(/\+/g," "):part;
    if(!decoded.includes("%"))
    return{text:decoded,start,end};
    if(/%0[0AaDd]/.test(decoded))
    return undefined;
    try{
    return{text:decodeURIComponent(decoded),start,end};
    }
    catch{
    return undefined;
    }
    }
    const badEscape=(text,start)=>{
    const found=text.slice(start).search(/%(?![0-9A-Fa-f]{2})|%0[0AaDd]/);
    return{fault:"an escape does not read: % and two hexadecimal digits, of UTF-8",at:found<0?start:start+found};
    };
    function scan(text){
    if(text==="")
    return{fault:"it is empty",at:0};
    if(new TextEncoder().encode(text).length>data.bytes){
    return{fault:`it is longer than ${data.bytes} bytes`,at:0};
    }
    const refused=text.search(/[\u0000-\u001f\u007f-\u009f\\]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/);
    if(refused>=0)
    return{fault:"a control character or a backslash stands here",at:refused};
    if(text[0]==="/"){
    const fitting=numbersOf((origin)=>origin.form==="path");
    if(text[1]==="/"&&(fitting.length===0||!isLenient("path"))){
    return{fault:"two slashes begin the name of a host",at:1};
    }
    return fitting.length===0?NO_ORIGIN:scanPath(text,0,"path",fitting,[],"/");
    }
    const colon=/^([A-Za-z][A-Za-z0-9+.-]*):(\/\/)?/.exec(text);
    if(!colon)
    return scanCompact(text);
    const scheme=folded(colon[1]);
    const isNamed=isWebScheme(scheme)||origins.some((origin)=>origin.scheme===scheme);
    if(!colon[2])
    return isNamed?{fault:"two slashes are missing behind the scheme",at:colon[0].length}:scanCompact(text);
    const start=colon[0].length;
    const authority=text.slice(start).replace(/[/?#][^]*$/,"");
    if(authority.includes("@"))
    return{fault:"what stands before @ looks like a host, and is none",at:start+authority.indexOf("@")};
    if(!isWebScheme(scheme)){
    const fitting=numbersOf((origin)=>origin.form==="scheme"&&origin.scheme===scheme);
    return fitting.length===0
    ?NO_ORIGIN
    :scanPath(text,start,"scheme",fitting,[],scheme+"://",authority.includes(":"));
    }
    const[host,port]=cutPort(folded(authority),scheme);
    const found=fit(scheme,host,port);
    if(!found)
    return NO_ORIGIN;
    const first=found.captured>0?[{text:host.slice(0,found.captured),start,end:start+found.captured}]:[];
    const form=found.captured>0?"host":"web";
    const source=form==="host"?data.origins[found.fitting[0]]:`${scheme}://${folded(authority)}`;
    return scanPath(text,start+authority.length,form,found.fitting,first,source);
    }
    function scanPath(text,start,form,fitting,first,source,hasColon=false){
    const pathEnd=start+text.slice(start).search(/[?#]|$/);
    const segments=[...first];
    for(let from=text[start]==="/"?start+1:start;from<pathEnd;){
    const slash=text.indexOf("/",from);
    const end=slash<0||slash>pathEnd?pathEnd:slash;
    if(end===from&&!isLenient(form))
    return{fault:"a segment is empty",at:from};
    const segment=spanOf(text,from,end);
    if(!segment)
    return badEscape(text,from);
    if(isDotSegment(segment.text))
    return{fault:'"." and ".." are no segments of a link',at:from};
    if(end>from)
    segments.push(segment);
    from=end+1;
    }
    const hash=text.indexOf("#",pathEnd);
    const queryEnd=hash<0?text.length:hash;
    const items=text[pathEnd]==="?"?cutItems(text,pathEnd+1,queryEnd):[];
    const fragment=hash<0?undefined:spanOf(text,hash+1,text.length);
    if(!items||(hash>=0&&!fragment))
    return badEscape(text,pathEnd);
    const found={text,form,segments,items,fitting,source,pathStart:start,pathEnd,isRaw:false,hasColon};
    return fragment?{...found,fragment}:found;
    }
    function cutItems(text,start,end){
    const items=[];
    for(let from=start;from<end;){
    const mark=text.indexOf("&",from);
    const stop=mark<0||mark>end?end:mark;
    const equals=text.slice(from,stop).indexOf("=");
    const key=spanOf(text,from,equals<0?stop:from+equals,data.plusIsSpace);
    const value=spanOf(text,equals<0?stop:from+equals+1,stop,data.plusIsSpace);
    if(!key||!value)
    return undefined;
    if(stop>from)
    items.push({key,value,hasValue:equals>=0});
    from=stop+1;
    }
    return items;
    }
    function scanCompact(text){
    const fitting=numbersOf((origin)=>origin.form==="compact");
    if(fitting.length===0)
    return isScript(text)?{fault:"it is a script",at:0}:NO_ORIGIN;
    const space=text.indexOf(" ");
    if(space>=0)
    return{fault:"compact text holds no spaces",at:space};
    if(isScript(text))
    return{fault:"it is a script",at:0};
    const segments=[];
    let start=0;
    for(const part of text.split(":")){
    if(isDotSegment(part))
    return{fault:'"." and ".." are no segments of a link',at:start};
    segments.push({text:part,start,end:start+part.length});
    start+=part.length+1;
    }
    return{text,form:"compact",segments,items:[],fitting,source:":",pathStart:0,pathEnd:text.length,isRaw:false,hasColon:false};
    }
    const isScan=(found)=>"segments"in found;
    function scans(text){
    const whole=scan(text);
    const all=isScan(whole)?[whole]:[];
    if(!hasRawRest)
    return all;
    const end=text.search(/[?#]|$/);
    for(let slash=text.indexOf("/");slash>=0&&slash<end;slash=text.indexOf("/",slash+1)){
    const rest=text.slice(slash+1);
    const found=rest===""||text[slash-1]==="/"?undefined:scan(text.slice(0,slash+1)+"a");
    if(!found||!isScan(found)||found.form==="compact"||found.segments.length<2)
    continue;
    const raw={text:rest,start:slash+1,end:text.length};
    all.push({...found,text,segments:[...found.segments.slice(0,-1),raw],isRaw:true});
    }
    return all;
    }

    const isGroup=(part)=>"branches"in part;
    function prepare(path,ranks){
    return path.map((part)=>{
    if(typeof part==="string")
    return{kind:"literal",pieces:[part],rank:0};
    if(typeof part==="object"&&"branches"in part){
    const branches=part.branches.map((branch)=>({path:prepare(branch.path??[],ranks),query:branch.query??[]}));
    return{kind:part.kind,branches};
    }
    const next=ranks.next().value;
    const[rank=0,tail]=typeof next==="object"?next:[next];
    if(typeof part==="number")
    return{kind:"capture",pieces:[part],rank,tail};
    if("kind"in part)
    return{kind:part.kind,pieces:part.kind==="*"?[]:[part.slot],rank};
    return{kind:"mixed",pieces:part,rank};
    });
    }
    function graphOf(path,ranks){
    const nodes=[{edges:[]}];
    const add=(node)=>nodes.push(node)-1;
    const branch=({path,query},next)=>build(path,query.length===0?next:add({query,edges:[next]}));
    const build=(path,end)=>path.reduceRight((next,part)=>{
    if(!isGroup(part))
    return add({take:part,edges:[next]});
    const edges=part.branches.map((own)=>branch(own,next));
    return add({edges:part.kind==="optional"?[...edges,next]:edges});
    },end);
    const entry=build(prepare(path,(ranks??[])[Symbol.iterator]()),0);
    return{nodes,entry};
    }
    const graphs=data.routes.map(({path,ranks})=>graphOf(path??[],ranks));
    const hasRawRest=graphs.some(({nodes})=>nodes.some(({take})=>take?.kind==="raw"));
    function comesBefore(left,right){
    for(let index=0;index<Math.min(left.length,right.length);index++){
    if(left[index]!==right[index])
    return left[index]<right[index];
    }
    return left.length<right.length;
    }
    const parameterOf=(route,slot)=>route.parameters?.[slot];
    const elementOf=(route,slot)=>typeOf(parameterOf(route,slot));
    function mixedRanges(route,pieces,text){
    const go=(index,from)=>{
    const piece=pieces[index];
    if(piece===undefined)
    return from===text.length?[]:undefined;
    if(typeof piece==="string"){
    const part=text.slice(from,from+piece.length);
    const isSame=part===piece||(route.ignoresCase&&folded(part)===folded(piece));
    return isSame?go(index+1,from+piece.length):undefined;
    }
    const isLast=index===pieces.length-1;
    for(let to=isLast?text.length:from+1;to<=text.length&&to>from;to++){
    if(!reads(elementOf(route,piece),text.slice(from,to),route.ignoresCase))
    continue;
    const rest=go(index+1,to);
    if(rest)
    return[[from,to],...rest];
    }
    return undefined;
    };
    return go(0,0);
    }
    function readsSegment(route,take,text){
    const piece=take.pieces[0];
    switch(take.kind){
    case"literal":
    return text===piece||(route.ignoresCase===true&&folded(text)===folded(piece));
    case"mixed":
    return text!==""&&mixedRanges(route,take.pieces,text)!==undefined;
    case"capture":
    return text!==""&&reads(elementOf(route,piece),text,route.ignoresCase);
    default:
    return text!=="";
    }
    }
    function readPath(number,link){
    const route=data.routes[number];
    const{nodes,entry}=graphs[number];
    const{length}=link.segments;
    const known=new Map();
    const take=(part,from,next)=>{
    let best;
    const goesOn=part.kind==="*"||part.kind==="rest"||(part.tail!==undefined&&link.form==="compact");
    const most=goesOn?length-from:1;
    for(let count=1;count<=most&&from+count<=length;count++){
    const index=from+count-1;
    const isRaw=link.isRaw&&index===length-1;
    if(isRaw!==(part.kind==="raw"))
    break;
    const text=link.segments[index].text;
    if(count===1&&!readsSegment(route,part,text))
    break;
    const rest=go(next,from+count);
    if(!rest)
    continue;
    const own=[part.rank,...Array(count-1).fill(part.tail??part.rank)];
    const ranks=[...own,...rest.ranks];
    if(!best||comesBefore(ranks,best.ranks))
    best={ranks,taken:[{take:part,from,count},...rest.taken]};
    }
    return best;
    };
    const find=(index,from)=>{
    const node=nodes[index];
    if(index===0)
    return from===length?{ranks:[],taken:[]}:undefined;
    if(node.query&&!node.query.every((part)=>readsPart(route,part,link.items)))
    return undefined;
    if(node.take)
    return take(node.take,from,node.edges[0]);
    let best;
    for(const edge of node.edges){
    const found=go(edge,from);
    if(found&&(!best||comesBefore(found.ranks,best.ranks)))
    best=found;
    }
    return best;
    };
    const go=(index,from)=>{
    const key=index*(length+1)+from;
    if(!known.has(key))
    known.set(key,find(index,from));
    return known.get(key);
    };
    return go(entry,0);
    }

    function readItem(route,[key,value],all){
    const items=all.filter((item)=>item.key.text===key);
    if(items.length===0)
    return{state:"absent",items};
    if(typeof value==="string")
    return{state:items.some((item)=>item.value.text===value)?"read":"unread",items};
    const type=elementOf(route,value);
    if(!type.isArray&&items.length>1)
    return{state:"repeated",items};
    return{state:items.every((item)=>reads(type,item.value.text))?"read":"unread",items};
    }
    function isOptionalItem(route,[,value]){
    if(typeof value==="string")
    return false;
    const parameter=parameterOf(route,value);
    return parameter.default!==undefined||parameter.isUnknown===true||typeOf(parameter).isArray===true;
    }
    const itemsOf=(part)=>Array.isArray(part)?[part]:(part.items??[]);
    const isItem=(part)=>Array.isArray(part);
    function readsPart(route,part,all){
    if(!isItem(part)&&part.rest!==undefined)
    return true;
    const items=itemsOf(part);
    const isOptional=isItem(part)?isOptionalItem(route,part):part.isOptional===true;
    return items.some((item)=>{
    const{state}=readItem(route,item,all);
    return state==="read"||(isOptional&&(state==="absent"||!data.isStrict||typeof item[1]==="string"));
    });
    }
    function cutFragment(parts,link){
    const start=link.fragment?.start??link.text.length;
    const end=link.text.length;
    if(parts.kind==="text")
    return{segments:link.fragment?[link.fragment]:[],items:[]};
    if(parts.kind==="items"){
    const items=cutItems(link.text,start,end);
    return items&&{segments:[],items};
    }
    const found=link.text.indexOf("?",start);
    const pathEnd=found<0?end:found;
    const items=found<0?[]:cutItems(link.text,found+1,end);
    const isRooted=link.text[start]==="/"&&start<pathEnd;
    if(!items||isRooted!==(parts.isRooted===true))
    return undefined;
    const segments=[];
    for(let from=isRooted?start+1:start;from<pathEnd;){
    const slash=link.text.indexOf("/",from);
    const stop=slash<0||slash>pathEnd?pathEnd:slash;
    if(stop===from&&!isLenient(link.form))
    return undefined;
    const segment=spanOf(link.text,from,stop);
    if(!segment||isDotSegment(segment.text))
    return undefined;
    if(stop>from)
    segments.push(segment);
    from=stop+1;
    }
    return{segments,items};
    }
    function fragmentTakes(parts){
    return prepare(parts.path??[],[][Symbol.iterator]());
    }
    function readsFragment(route,link){
    const{fragment}=route;
    if(!fragment)
    return true;
    if(fragment.value!==undefined){
    const text=link.fragment?.text;
    const isForgiven=fragment.isOptional&&(text===undefined||!data.isStrict||typeof fragment.value==="string");
    if(isForgiven)
    return true;
    if(typeof fragment.value==="string")
    return text===fragment.value;
    const parameter=parameterOf(route,fragment.value);
    const mayLack=parameter.default!==undefined||parameter.isUnknown===true;
    if(text===undefined)
    return mayLack;
    return reads(typeOf(parameter),text)||(mayLack&&!data.isStrict);
    }
    if(fragment.isOptional&&(!link.fragment||!data.isStrict))
    return true;
    const cut=cutFragment(fragment,link);
    const takes=fragmentTakes(fragment);
    if(!cut||cut.segments.length!==takes.length)
    return false;
    return(takes.every((take,index)=>readsSegment(route,take,cut.segments[index].text))&&
    (fragment.query??[]).every((part)=>readsPart(route,part,cut.items)));
    }

    const allowsMethod=(route,method)=>route.method===undefined||route.method===method||(route.method==="GET"&&method==="HEAD");
    const within=(span,from,to)=>span.text.length===span.end-span.start
    ?{text:span.text.slice(from,to),start:span.start+from,end:span.start+to}
    :{...span,text:span.text.slice(from,to)};
    function valuesOf(route,{take,from,count},segments,word="segment"){
    const own=segments.slice(from,from+count);
    const where=count===1?`${word} ${from+1}`:`${word}s ${from+1} to ${from+count}`;
    const[first]=own;
    if(take.kind==="literal"||!first)
    return[];
    if(take.kind!=="mixed")
    return take.pieces.map((slot)=>({slot:slot,where,spans:own}));
    const ranges=mixedRanges(route,take.pieces,first.text)??[];
    const slots=take.pieces.filter((piece)=>typeof piece==="number");
    return slots.map((slot,index)=>{
    const[start,end]=ranges[index]??[0,first.text.length];
    return{slot,where,spans:[within(first,start,end)]};
    });
    }
    function queryOf(route,path){
    const takes=new Set(path.taken.flatMap(({take})=>take.pieces.filter((piece)=>typeof piece==="number")));
    const slots=(branch)=>(branch.path??[]).flatMap((part)=>typeof part==="number"?[part]:Array.isArray(part)?part.filter((one)=>typeof one==="number"):[]);
    const collect=(parts)=>parts.flatMap((part)=>{
    if(typeof part!=="object"||!("branches"in part))
    return[];
    const taken=part.branches.filter((branch)=>slots(branch).some((slot)=>takes.has(slot)));
    const chosen=taken.length>0?taken:part.branches;
    return chosen.flatMap((branch)=>[...collect(branch.path??[]),...(branch.query??[])]);
    });
    return[...collect(route.path??[]),...(route.query??[])];
    }
    function readingIn(number,link){
    const route=data.routes[number];
    const own=route.origins??data.origins.map((_,index)=>index).filter((index)=>index<data.listed);
    const isWeb=link.form==="web"||link.form==="path"||link.form==="host";
    if((route.isWebOnly&&!isWeb)||!own.some((origin)=>link.fitting.includes(origin)))
    return undefined;
    const isRead=(route.query??[]).every((part)=>readsPart(route,part,link.items))&&readsFragment(route,link);
    const path=isRead?readPath(number,link):undefined;
    if(!path||!allowsColon(route,path,link))
    return undefined;
    const found=path.taken.flatMap((taken)=>valuesOf(route,taken,link.segments));
    const used=new Set();
    const unread=[];
    const query=queryOf(route,path);
    const add=(all,part,word)=>{
    for(const item of itemsOf(part)){
    const{state,items}=readItem(route,item,all);
    items.forEach((one)=>used.add(one));
    if(state==="unread"||state==="repeated")
    unread.push(...items);
    if(state!=="read"||typeof item[1]==="string")
    continue;
    found.push({slot:item[1],where:`${word} "${item[0]}"`,spans:items.map((one)=>one.value)});
    }
    };
    query.forEach((part)=>add(link.items,part,"query item"));
    const rest=query.find((part)=>!isItem(part)&&part.rest!==undefined);
    if(rest){
    const others=link.items.filter((item)=>!used.has(item));
    const spans=others.map((item)=>({...item.value,start:item.key.start}));
    if(spans.length>0)
    found.push({slot:rest.rest,where:"the rest of the query",spans});
    others.forEach((item)=>used.add(item));
    }
    addFragment(route,link,found,add);
    return{number,route,link,path,found,extra:link.items.filter((item)=>!used.has(item)),unread};
    }
    function addFragment(route,link,found,add){
    const{fragment}=route;
    if(!fragment||!link.fragment)
    return;
    if(typeof fragment.value==="number"){
    if(reads(elementOf(route,fragment.value),link.fragment.text)){
    found.push({slot:fragment.value,where:"fragment",spans:[link.fragment]});
    }
    return;
    }
    const cut=fragment.kind&&cutFragment(fragment,link);
    if(!cut)
    return;
    fragmentTakes(fragment).forEach((take,index)=>{
    if(cut.segments[index])
    found.push(...valuesOf(route,{take,from:index,count:1},cut.segments,"segment of the fragment,"));
    });
    (fragment.query??[]).forEach((part)=>add(cut.items,part,"item of the fragment,"));
    }
    function allowsColon(route,path,link){
    if(!link.hasColon)
    return true;
    const take=path.taken[0]?.take;
    if(!take)
    return false;
    if(take.kind==="literal")
    return true;
    if(take.kind==="mixed")
    return take.pieces.some((piece)=>typeof piece==="string"&&piece.includes(":"));
    return take.kind==="capture"&&elementOf(route,take.pieces[0]).members!==undefined;
    }
    function readingOf(number,all){
    let best;
    for(const link of all){
    const reading=readingIn(number,link);
    if(reading&&(!best||comesBefore(reading.path.ranks,best.path.ranks)))
    best=reading;
    }
    return best;
    }
    function readers(text){
    const all=scans(text);
    return data.routes
    .map((_,number)=>readingOf(number,all))
    .filter((reading)=>reading!==undefined);
    }

    const MOST_OF_NEAR=5;
    const MOST_OF_FAR=16;
    const MOST_SEGMENTS=32;
    function editDistance(left,right){
    let beforeLast=[];
    let last=Array.from({length:right.length+1},(_,index)=>index);
    for(let row=0;row<left.length;row++){
    const current=[row+1];
    for(let column=0;column<right.length;column++){
    const isSame=left[row]===right[column];
    let cost=Math.min(last[column]+(isSame?0:1),last[column+1]+1,current[column]+1);
    const isSwap=row>0&&column>0&&left[row]===right[column-1]&&left[row-1]===right[column];
    if(isSwap)
    cost=Math.min(cost,beforeLast[column-1]+1);
    current.push(cost);
    }
    [beforeLast,last]=[last,current];
    }
    return last[right.length];
    }
    function isShort(word,other){
    if(word.length<3||word.length>=other.length||word.length*2<other.length||word[0]!==other[0])
    return false;
    let left=0;
    for(const letter of other)
    if(letter===word[left])
    left++;
    return left===word.length;
    }
    function slipsBetween(word,other){
    const[one,two]=[folded(word.slice(0,64)),folded(other.slice(0,64))];
    const length=Math.max(one.length,two.length);
    const most=Math.max(1,Math.floor(length/3));
    if(isShort(one,two))
    return two.length-one.length;
    if(Math.abs(one.length-two.length)>most)
    return undefined;
    const distance=editDistance(one,two);
    return distance<=most&&(distance<length||distance===0)?distance:undefined;
    }
    const nearestWord=(word,candidates)=>candidates
    .map((candidate)=>({candidate,slips:slipsBetween(word,candidate)}))
    .filter(({slips})=>slips!==undefined)
    .sort((left,right)=>left.slips-right.slips)[0]?.candidate;
    const sampleOf=(route,take)=>take.kind==="*"
    ?"a"
    :take.pieces.map((piece)=>(typeof piece==="string"?piece:(elementOf(route,piece).sample??"a"))).join("");
    const isLess=(left,right)=>left.differs!==right.differs?left.differs<right.differs:left.agrees>right.agrees;
    function differing(distance,points,slip,segment){
    const segments=segment===undefined?distance.segments:[...distance.segments,segment];
    return{...distance,differs:distance.differs+points,slips:[...distance.slips,slip],segments};
    }
    function pathDistance(number,link,most){
    const route=data.routes[number];
    const{nodes,entry}=graphs[number];
    const texts=link.segments.map((segment)=>segment.text);
    const offer=(front,index,distance,asGood=false)=>{
    if(!distance||distance.differs>most)
    return;
    const best=front[index];
    if(best&&(asGood?isLess(best,distance):!isLess(distance,best)))
    return;
    front[index]=distance;
    };
    const skip=(front)=>{
    texts.forEach((_,index)=>{
    const distance=front[index];
    offer(front,index+1,distance&&differing(distance,3,{kind:"tooMany",segment:index}),true);
    });
    };
    const compared=(take,index,before)=>{
    const text=texts[index];
    const agree=(points)=>({...before,agrees:before.agrees+points,segments:[...before.segments,text]});
    const slip={kind:"value",take,segment:index};
    if(readsSegment(route,take,text)){
    const type=take.kind==="capture"?elementOf(route,take.pieces[0]):undefined;
    const isAnyText=type&&!type.members&&(type.kind==="string"||type.kind==="text");
    return agree(take.kind==="literal"?4:take.kind==="mixed"?2:take.kind==="capture"&&!isAnyText?1:0);
    }
    if(take.kind!=="literal"){
    const near=take.kind==="capture"?nearestWord(text,elementOf(route,take.pieces[0]).members??[]):undefined;
    return differing(before,take.kind==="mixed"?3:2,slip,near??sampleOf(route,take));
    }
    const slips=slipsBetween(text,take.pieces[0]);
    const points=slips===undefined?6:Math.min(Math.max(slips,1),3);
    const distance=differing(before,points,slip,take.pieces[0]);
    return slips===undefined?distance:{...distance,agrees:distance.agrees+3};
    };
    const over=(take,front)=>{
    const taken=Array(front.length).fill(undefined);
    texts.forEach((text,index)=>{
    const before=front[index];
    if(before)
    offer(taken,index+1,compared(take,index,before));
    const goesOn=take.kind==="*"||take.kind==="rest"||take.kind==="raw"||(take.tail!==undefined&&link.form==="compact");
    const sofar=taken[index];
    if(goesOn&&sofar&&text!=="")
    offer(taken,index+1,{...sofar,segments:[...sofar.segments,text]});
    });
    front.forEach((distance,index)=>{
    const points=take.kind!=="literal"?2:most>MOST_OF_NEAR?8:5;
    offer(taken,index,distance&&differing(distance,points,{kind:"missing",take,before:index},sampleOf(route,take)));
    });
    skip(taken);
    return taken;
    };
    const fronts=nodes.map(()=>Array(texts.length+1).fill(undefined));
    fronts[entry][0]={differs:0,agrees:0,slips:[],segments:[]};
    skip(fronts[entry]);
    for(let index=entry;index>0;index--){
    const node=nodes[index];
    let front=fronts[index];
    if(node.take)
    front=over(node.take,front);
    if(node.query)
    front=front.map((distance)=>distance&&withQuery(route,node.query??[],link,distance));
    for(const edge of node.edges)
    front.forEach((distance,at)=>offer(fronts[edge],at,distance));
    }
    const end=fronts[0][texts.length];
    if(!end)
    return undefined;
    const whole=withQuery(route,route.query??[],link,end);
    return texts.length===0?{...whole,agrees:whole.agrees+4}:whole;
    }
    function withQuery(route,query,link,distance){
    return query.reduce((before,part)=>{
    if(readsPart(route,part,link.items))
    return before;
    const missed=before.slips.filter((slip)=>slip.kind==="item").length;
    return differing(before,missed<3?1:0,{kind:"item",part});
    },distance);
    }
    function distanceTo(number,link,method,most){
    const route=data.routes[number];
    let distance=pathDistance(number,link,most);
    if(!distance)
    return undefined;
    const own=route.origins??data.origins.map((_,index)=>index).filter((index)=>index<data.listed);
    const isWeb=link.form==="web"||link.form==="path"||link.form==="host";
    if(!own.some((origin)=>link.fitting.includes(origin))||(route.isWebOnly&&!isWeb)){
    distance={...distance,differs:distance.differs+2,slips:[{kind:"origin"},...distance.slips]};
    }
    if(!readsFragment(route,link))
    distance=differing(distance,1,{kind:"fragment"});
    if(!allowsMethod(route,method))
    distance=differing(distance,0,{kind:"method"});
    return distance.differs<=most?distance:undefined;
    }

    const MOST_SHOWN=10;
    function answer(link,method){
    const found=match(link,method);
    return found?Number(found.route):undefined;
    }
    const fixed=(link,method)=>{
    const number=link===undefined?undefined:answer(link,method);
    const isLive=number!==undefined&&data.routes[number]?.gone===undefined;
    return isLive&&link!==undefined?{link,method,number}:undefined;
    };
    const quoted=(text)=>`"${text}"`;
    const expected=(route,take)=>{
    const piece=take.pieces[0];
    if(take.kind==="literal")
    return quoted(String(piece));
    if(take.kind==="mixed")
    return quoted(labelOf(route,take).noun.replace(/^the segment "|"$/g,""));
    return take.kind==="capture"?elementOf(route,piece).name:take.kind==="*"?"a segment":"string";
    };
    function itemObstacle(route,part,link){
    const items=itemsOf(part);
    const given=items.find((item)=>readItem(route,item,link.items).items.length>0);
    if(!given){
    const keys=items.map(([key])=>quoted(key)).join(" or ");
    const like=link.items.find((item)=>items.some(([key])=>slipsBetween(item.key.text,key)!==undefined));
    return`query: expected ${keys}, found ${like?quoted(like.key.text):"nothing"}`;
    }
    const{state,items:found}=readItem(route,given,link.items);
    const texts=found.map((item)=>quoted(item.value.text)).join(", ");
    const wanted=state==="repeated"?"it once":typeof given[1]==="string"?quoted(given[1]):elementOf(route,given[1]).name;
    return`query item "${given[0]}": expected ${wanted}, found ${texts}`;
    }
    function fragmentObstacle(route,link){
    const value=route.fragment?.value;
    const wanted=typeof value==="string"?quoted(value):typeof value==="number"?elementOf(route,value).name:"other parts";
    return`fragment: expected ${wanted}, found ${link.fragment?quoted(link.fragment.text):"nothing"}`;
    }
    function obstaclesOf(number,distance,link,method){
    const route=data.routes[number];
    let missing=0;
    return distance.slips.map((slip)=>{
    switch(slip.kind){
    case"value":{
    const{text}=link.segments[slip.segment];
    const members=slip.take.kind==="capture"?elementOf(route,slip.take.pieces[0]).members:undefined;
    const meant=nearestWord(text,members??[]);
    const hint=meant===undefined?"":`; did you mean ${quoted(meant)}?`;
    return`segment ${slip.segment+1}: expected ${expected(route,slip.take)}, found ${quoted(text)}${hint}`;
    }
    case"missing":{
    if(slip.before<link.segments.length)
    return`before segment ${slip.before+1}: expected ${expected(route,slip.take)}, found nothing`;
    missing+=1;
    return`segment ${link.segments.length+missing}: expected ${expected(route,slip.take)}, found nothing`;
    }
    case"tooMany":
    return`segment ${slip.segment+1}: ${quoted(link.segments[slip.segment].text)} is one too many`;
    case"item":
    return itemObstacle(route,slip.part,link);
    case"fragment":
    return fragmentObstacle(route,link);
    case"method":
    return`method: expected ${route.method}, found ${method}`;
    case"origin":{
    const own=route.isWebOnly?"a web origin":originsOf(route).map((origin)=>data.origins[origin]).join(" or ");
    return`origin: expected ${own}, found ${quoted(data.origins[link.fitting[0]??0]??"")}`;
    }
    }
    });
    }
    const originsOf=(route)=>route.origins??data.origins.map((_,index)=>index).filter((index)=>index<data.listed);
    const escapedSegment=(text)=>encodeURIComponent(text).replace(/%(?:2[14678ABC]|3[ABD]|40)/g,decodeURIComponent);
    function corrected({number,distance},link){
    const route=data.routes[number];
    const isElsewhere=distance.slips.some(({kind})=>kind==="origin");
    const form=isElsewhere?origins[originsOf(route)[0]??0]?.form:link.form;
    if(form===undefined||form==="host"||link.form==="host")
    return undefined;
    let start=link.text.slice(0,link.pathStart);
    if(isElsewhere){
    const own=data.origins[originsOf(route)[0]??0];
    start=own==="/"||own===":"?"":own;
    }
    const path=distance.segments.map((segment)=>(form==="compact"?segment:escapedSegment(segment))).join(form==="compact"?":":"/");
    const hash=link.text.indexOf("#",link.pathEnd);
    const query=link.text.slice(link.pathEnd,hash<0?undefined:hash).slice(1).split("&").filter((item)=>item!=="");
    for(const slip of distance.slips){
    if(slip.kind!=="item")
    continue;
    const[item]=itemsOf(slip.part);
    if(!item)
    continue;
    const kept=query.filter((one)=>decodeURIComponent(one.split("=")[0])!==item[0]);
    query.splice(0,query.length,...kept);
    const text=typeof item[1]==="string"?item[1]:(elementOf(route,item[1]).sample??"a");
    query.push(`${encodeURIComponent(item[0])}=${encodeURIComponent(text)}`);
    }
    const{fragment}=route;
    const wanted=typeof fragment?.value==="string"?fragment.value:"a";
    const anchor=distance.slips.some(({kind})=>kind==="fragment")?`#${wanted}`:hash<0?"":link.text.slice(hash);
    const slash=form==="web"||form==="path"?"/":"";
    return start+slash+path+(query.length===0?"":`?${query.join("&")}`)+anchor;
    }
    function nearTo(link,method,most){
    if(link.segments.length>MOST_SEGMENTS)
    return[];
    const isFar=most>MOST_OF_NEAR;
    const near=[];
    data.routes.forEach((_,number)=>{
    const distance=distanceTo(number,link,method,most);
    if(!distance)
    return;
    const counts=isFar?link.segments.length>0&&distance.agrees>=4:distance.differs<=Math.min(MOST_OF_NEAR,distance.agrees);
    if(counts)
    near.push({number,distance,obstacles:obstaclesOf(number,distance,link,method)});
    });
    const sorted=near.sort((left,right)=>isLess(left.distance,right.distance)?-1:isLess(right.distance,left.distance)?1:left.number-right.number);
    const closest=sorted[0]?.distance.differs??0;
    const limit=isFar?closest+3:closest===0?0:MOST_OF_NEAR;
    return sorted.filter(({distance})=>distance.differs<=limit);
    }
    const WRAPPING=/^[\s\ufeff"'`<>\u201c\u201d\u2018\u2019]+|[\s\ufeff"'`<>\u201c\u201d\u2018\u2019]+$/g;
    function meant(text,isForeign){
    const bare=text.replace(WRAPPING,"");
    const candidates=bare!==text&&bare!==""?[bare]:[];
    if(!isForeign)
    return[...candidates,bare.replace(/([^:/])\/{2,}/g,"$1/")];
    const spelled=/^([A-Za-z][A-Za-z0-9+.-]*):\/\/([^]*)$/.exec(bare);
    const rests=spelled
    ?isWebScheme(folded(spelled[1]))
    ?[spelled[2].replace(/^[^/?#]*\/?/,"")]
    :[spelled[2],spelled[2].replace(/^[^/?#]*\/?/,"")]
    :[bare.replace(/^\//,"")];
    const links=data.origins.flatMap((origin,index)=>{
    const{form}=origins[index];
    const start=origin.replace("://*.","://a.").replace("://*","://a.example");
    if(form==="compact"||form==="host")
    return[];
    return rests.map((rest)=>(form==="path"?"/":form==="web"?start+"/":start)+rest);
    });
    const near=links.map((link)=>({link,cost:editDistance(bare.slice(0,128),link.slice(0,128))}));
    return[...candidates,...near.sort((left,right)=>left.cost-right.cost).map(({link})=>link),`https://${bare}`];
    }
    function missOf(text,method){
    const link=scan(text);
    const whole=isScan(link)?link:scans(text)[0];
    const read=readers(text).filter(({route})=>route.gone===undefined);
    if(!whole||!isScan(link)){
    const fault=link;
    const fix=meant(text,fault.isForeign===true).map((one)=>fixed(one,method)).find((one)=>one!==undefined);
    const headline=fault.isForeign?originHeadline(text):`This is no link: ${fault.fault}.`;
    return{headline,at:fault.isForeign?undefined:fault.at,near:[],isNear:fix!==undefined,omitted:0,fix};
    }
    const methods=[...new Set(read.map(({route})=>route.method).filter((one)=>one!==undefined))].sort();
    if(methods.length>0){
    const near=nearTo(link,method,MOST_OF_NEAR);
    const fix=methods.map((one)=>fixed(text,one)).find((one)=>one!==undefined);
    return{headline:`No route matches ${method}; allowed: ${methods.join(", ")}.`,near:near.slice(0,MOST_SHOWN),isNear:true,omitted:0,fix};
    }
    let near=nearTo(link,method,MOST_OF_NEAR);
    const isNear=near.length>0;
    if(!isNear)
    near=nearTo(link,method,MOST_OF_FAR);
    const fix=near.slice(0,MOST_SHOWN)
    .map((one)=>fixed(corrected(one,link),allowsMethod(data.routes[one.number],method)?method:(data.routes[one.number]?.method??method)))
    .find((one)=>one!==undefined);
    return{headline:"No route matches.",near:near.slice(0,MOST_SHOWN),isNear,omitted:Math.max(0,near.length-MOST_SHOWN),fix};
    }
    function originHeadline(text){
    const spelled=/^\s*([A-Za-z][A-Za-z0-9+.-]*):\/\/([^/?#]*)/.exec(text);
    const[,scheme="",host=""]=spelled??[];
    if(!spelled)
    return`The link has no origin; expected ${data.origins.join(" or ")}.`;
    if(isWebScheme(folded(scheme))){
    const near=nearestWord(host,origins.filter(({form})=>form==="web").map((origin)=>(origin.isWildcard?"*":"")+origin.host));
    if(near!==undefined&&near!==folded(host))
    return`The host is "${host}"; did you mean "${near}"?`;
    }
    else{
    const near=nearestWord(scheme,origins.map((origin)=>origin.scheme).filter((one)=>one!==""));
    if(near!==undefined&&near!==folded(scheme))
    return`The scheme is "${scheme}"; did you mean "${near}"?`;
    }
    return`No route matches: the table has no links of this origin; expected ${data.origins.join(" or ")}.`;
    }

    function labelOf(route,take){
    const same=(text)=>({noun:text,name:text});
    switch(take.kind){
    case"literal":
    return same(`the literal "${take.pieces[0]}"`);
    case"mixed":
    return same(`the segment "${take.pieces
    .map((piece)=>(typeof piece==="string"?piece:`{${parameterOf(route,piece).name}}`))
    .join("")}"`);
    case"*":
    return same('"*"');
    case"rest":
    return same('"{*rest}"');
    case"raw":
    return same('"{**rest}"');
    case"capture":
    return typeLabel(elementOf(route,take.pieces[0]));
    }
    }
    function typeLabel(type){
    if(type.members&&type.name.includes("|")){
    return{noun:`a set of ${type.members.length}`,name:`the set ${type.name}`};
    }
    return{noun:`${/^[aeio]/.test(type.name)?"an":"a"} ${type.name}`,name:type.name};
    }
    const order=(winner,loser)=>winner.noun===loser.noun
    ?`${winner.name} comes before ${loser.name}`
    :`${winner.noun} comes before ${loser.noun}`;
    function labelAt(reading,segment){
    const taken=reading.path.taken.find(({from,count})=>from<=segment&&segment<from+count);
    if(!taken)
    return{noun:"nothing",name:"nothing"};
    if(taken.take.tail!==undefined&&segment>taken.from)
    return{noun:"the rest of a string",name:"the rest of a string"};
    return labelOf(reading.route,taken.take);
    }
    const requiredItems=(reading)=>queryOf(reading.route,reading.path).flatMap((part)=>isItem(part)?(isOptionalItem(reading.route,part)?[]:[part]):part.rest===undefined&&!part.isOptional?itemsOf(part).slice(0,1):[]);
    const optionalItems=(reading)=>queryOf(reading.route,reading.path)
    .filter((part)=>(isItem(part)?isOptionalItem(reading.route,part):part.rest===undefined&&part.isOptional))
    .filter((part)=>itemsOf(part).some((item)=>readItem(reading.route,item,reading.link.items).state==="read")).length;
    const itemLabel=(route,[,value])=>typeof value==="string"?{noun:`the literal "${value}"`,name:`the literal "${value}"`}:typeLabel(elementOf(route,value));
    const restOf=(reading)=>queryOf(reading.route,reading.path).some((part)=>!isItem(part)&&part.rest!==undefined);
    function fragmentRank({fragment}){
    if(!fragment)
    return 9;
    const rank=fragment.value===undefined?{text:3,path:1,items:2}[fragment.kind??"text"]:typeof fragment.value==="string"?0:3;
    return rank+(fragment.isOptional?4:0);
    }
    const fragmentWords=["its fragment is a literal","it reads the fragment","it reads the fragment","it captures the fragment"];
    function reason(winner,loser){
    if(data.isDeclared)
    return"it was declared first";
    const[mine,theirs]=[winner.path.ranks,loser.path.ranks];
    const segment=mine.findIndex((rank,index)=>index<theirs.length&&rank!==theirs[index]);
    if(segment>=0)
    return`segment ${segment+1}: ${order(labelAt(winner,segment),labelAt(loser,segment))}`;
    if(mine.length!==theirs.length){
    return`segment ${mine.length+1}: no segment comes before ${labelAt(loser,mine.length).noun}`;
    }
    if(!winner.route.ignoresCase&&loser.route.ignoresCase)
    return"it does not ignore case";
    const[required,others]=[requiredItems(winner),requiredItems(loser)];
    if(required.length>others.length)
    return"it requires more query items";
    const sorted=(items)=>[...items].sort(([left],[right])=>(left<right?-1:left>right?1:0));
    const[own,foreign]=[sorted(required),sorted(others)];
    for(let index=0;index<own.length;index++){
    const[one,other]=[own[index],foreign[index]];
    if(one[0]!==other[0])
    return`its query key "${one[0]}" comes before "${other[0]}"`;
    const[label,second]=[itemLabel(winner.route,one),itemLabel(loser.route,other)];
    if(label.name!==second.name)
    return`query item "${one[0]}": ${order(label,second)}`;
    }
    if(optionalItems(winner)>optionalItems(loser))
    return"more of its optional query items are there";
    if(restOf(winner)!==restOf(loser)){
    return restOf(winner)?"it takes the rest of the query":"the query has no rest, which the other asks for";
    }
    const rank=fragmentRank(winner.route);
    if(rank<fragmentRank(loser.route))
    return rank>3?"it reads the fragment":fragmentWords[rank];
    if(winner.route.origins&&winner.route.origins!==loser.route.origins)
    return"its host comes first";
    if(winner.route.method&&winner.route.method!==loser.route.method)
    return"it names the method";
    const groups=(route)=>route.shape.split("(").length;
    return groups(winner.route)<groups(loser.route)?"it has fewer optional groups":"its text comes first";
    }

    const QR_BLOCKS=[
    [7,1,10,1],[10,1,16,1],[15,1,26,1],[20,1,18,2],[26,1,24,2],[18,2,16,4],[20,2,18,4],
    [24,2,22,4],[30,2,22,5],[18,4,26,5],[20,4,30,5],[24,4,22,8],[26,4,22,9],[30,4,24,9],
    [22,6,24,10],[24,6,28,10],[28,6,28,11],[30,6,26,13],[28,7,26,14],[28,8,26,16],
    [28,8,26,17],[28,9,28,17],[30,9,28,18],[30,10,28,20],[26,12,28,21],[28,12,28,23],
    [30,12,28,25],[30,13,28,26],[30,14,28,28],[30,15,28,29],[30,16,28,31],[30,17,28,33],
    [30,18,28,35],[30,19,28,37],[30,19,28,38],[30,20,28,40],[30,21,28,43],[30,22,28,45],
    [30,24,28,47],[30,25,28,49],
    ];
    function alignments(version){
    if(version===1)
    return[];
    const count=Math.floor(version/7)+2;
    const last=version*4+10;
    const step=version===32?26:Math.ceil((version*4+4)/(count*2-2))*2;
    return[6,...Array.from({length:count-1},(_,index)=>last-(count-2-index)*step)];
    }
    function moduleCount(version){
    const count=Math.floor(version/7)+2;
    let modules=(16*version+128)*version+64;
    if(version>=2)
    modules-=(25*count-10)*count-55;
    return version>=7?modules-36:modules;
    }
    function layoutFor(headBits,bytes){
    for(let version=1;version<=40;version++){
    const needed=headBits+(version<10?8:16)+bytes*8;
    for(const level of[0,1]){
    const row=QR_BLOCKS[version-1];
    const[corrections,blocks]=[row[level===0?2:0],row[level===0?3:1]];
    const capacity=Math.floor(moduleCount(version)/8)-corrections*blocks;
    if(needed<=capacity*8)
    return{version,level,corrections,blocks,capacity};
    }
    }
    return undefined;
    }
    const QR_EXP=[];
    const QR_LOG=[];
    for(let power=0,element=1;power<255;power++){
    [QR_EXP[power],QR_EXP[power+255],QR_LOG[element]]=[element,element,power];
    element=(element<<1)^(element&0x80?0x11d:0);
    }
    const product=(left,right)=>left===0||right===0?0:QR_EXP[QR_LOG[left]+QR_LOG[right]];
    function corrections(block,count){
    let generator=[1];
    for(let power=0;power<count;power++){
    const root=QR_EXP[power];
    generator=[...generator,0].map((term,index)=>term^product((generator[index-1]??0),root));
    }
    const rest=[...block,...Array(count).fill(0)];
    block.forEach((_,index)=>{
    const factor=rest[index];
    generator.forEach((term,offset)=>void(rest[index+offset]=rest[index+offset]^product(term,factor)));
    });
    return rest.slice(block.length);
    }
    function codewords(bytes,head,layout){
    const bits=[];
    const put=(number,count)=>{
    for(let bit=count-1;bit>=0;bit--)
    bits.push((number>>bit)&1);
    };
    head.forEach(([number,count])=>put(number,count));
    put(bytes.length,layout.version<10?8:16);
    bytes.forEach((byte)=>put(byte,8));
    put(0,Math.min(4,layout.capacity*8-bits.length));
    put(0,(8-(bits.length%8))%8);
    for(let filler=0xec;bits.length<layout.capacity*8;filler^=0xfd)
    put(filler,8);
    const words=Array.from({length:layout.capacity},(_,index)=>bits.slice(index*8,index*8+8).reduce((word,bit)=>(word<<1)|bit,0));
    const short=Math.floor(layout.capacity/layout.blocks);
    const longCount=layout.capacity%layout.blocks;
    let start=0;
    const blocks=Array.from({length:layout.blocks},(_,index)=>{
    const size=short+(index>=layout.blocks-longCount?1:0);
    start+=size;
    return words.slice(start-size,start);
    });
    const checks=blocks.map((block)=>corrections(block,layout.corrections));
    const inTurn=(parts,most)=>Array.from({length:most},(_,index)=>parts.map((part)=>part[index])).flat().filter((word)=>word!==undefined);
    return[...inTurn(blocks,short+1),...inTurn(checks,layout.corrections)];
    }
    function withCheck(number,generator,count){
    let rest=number<<count;
    for(let bit=31-Math.clz32(rest);bit>=count;bit--)
    if((rest>>bit)&1)
    rest^=generator<<(bit-count);
    return(number<<count)|rest;
    }
    const QR_MASKS=[
    (x,y)=>(x+y)%2,
    (_,y)=>y%2,
    (x)=>x%3,
    (x,y)=>(x+y)%3,
    (x,y)=>(Math.floor(x/3)+Math.floor(y/2))%2,
    (x,y)=>((x*y)%2)+((x*y)%3),
    (x,y)=>(((x*y)%2)+((x*y)%3))%2,
    (x,y)=>(((x+y)%2)+((x*y)%3))%2,
    ];
    function patterns({version,level},mask){
    const size=version*4+17;
    const grid=()=>Array.from({length:size},()=>Array(size).fill(false));
    const[dark,fixed]=[grid(),grid()];
    const set=(x,y,isDark)=>{
    if(x<0||y<0||x>=size||y>=size)
    return;
    dark[y][x]=isDark;
    fixed[y][x]=true;
    };
    const square=(x,y,radius,light)=>{
    for(let dy=-radius;dy<=radius;dy++){
    for(let dx=-radius;dx<=radius;dx++){
    const ring=Math.max(Math.abs(dx),Math.abs(dy));
    set(x+dx,y+dy,ring!==light&&ring!==4);
    }
    }
    };
    for(let index=0;index<size;index++){
    set(6,index,index%2===0);
    set(index,6,index%2===0);
    }
    for(const[x,y]of[[3,3],[size-4,3],[3,size-4]])
    square(x,y,4,2);
    const lines=alignments(version);
    lines.forEach((x,column)=>lines.forEach((y,row)=>{
    const last=lines.length-1;
    const isFinder=(column===0&&row===0)||(column===0&&row===last)||(column===last&&row===0);
    if(!isFinder)
    square(x,y,2,1);
    }));
    const format=withCheck((level<<3)|mask,0x537,10)^0x5412;
    for(let bit=0;bit<15;bit++){
    const isDark=((format>>bit)&1)===1;
    if(bit<6)
    set(8,bit,isDark);
    else if(bit<8)
    set(8,bit+1,isDark);
    else if(bit===8)
    set(7,8,isDark);
    else
    set(14-bit,8,isDark);
    if(bit<8)
    set(size-1-bit,8,isDark);
    else
    set(8,size-15+bit,isDark);
    }
    set(8,size-8,true);
    if(version>=7){
    const bits=withCheck(version,0x1f25,12);
    for(let bit=0;bit<18;bit++){
    const[near,far]=[Math.floor(bit/3),size-11+(bit%3)];
    set(far,near,((bits>>bit)&1)===1);
    set(near,far,((bits>>bit)&1)===1);
    }
    }
    return{size,dark,fixed};
    }
    function place(grid,words,mask){
    const isMasked=QR_MASKS[mask];
    let bit=0;
    for(let right=grid.size-1;right>0;right-=2){
    if(right===6)
    right=5;
    for(let step=0;step<grid.size;step++){
    const isUp=((right+1)&2)===0;
    const y=isUp?grid.size-1-step:step;
    for(const x of[right,right-1]){
    if(grid.fixed[y][x])
    continue;
    const isDark=(((words[bit>>3]??0)>>(7-(bit&7)))&1)===1;
    grid.dark[y][x]=isDark!==(isMasked(x,y)===0);
    bit++;
    }
    }
    }
    }
    function penalty({size,dark}){
    let points=0;
    let darkCount=0;
    const at=(x,y)=>dark[y][x];
    for(const lines of[at,(x,y)=>at(y,x)]){
    for(let y=0;y<size;y++){
    let line="";
    for(let x=0;x<size;x++)
    line+=lines(x,y)?"1":"0";
    for(const run of line.match(/0{5,}|1{5,}/g)??[])
    points+=run.length-2;
    points+=40*(line.match(/(?=00001011101|10111010000)/g)??[]).length;
    }
    }
    for(let y=0;y<size;y++){
    for(let x=0;x<size;x++){
    if(at(x,y))
    darkCount++;
    if(x+1===size||y+1===size)
    continue;
    if(at(x,y)===at(x+1,y)&&at(x,y)===at(x,y+1)&&at(x,y)===at(x+1,y+1))
    points+=3;
    }
    }
    return points+10*Math.floor(Math.abs((darkCount*20)/(size*size)-10));
    }
    function qrGrid(text){
    const bytes=new TextEncoder().encode(text);
    const head=bytes.length===text.length?[[4,4]]:[[7,4],[26,8],[4,4]];
    const layout=layoutFor(head.reduce((sum,[,count])=>sum+count,0),bytes.length);
    if(!layout)
    return undefined;
    const words=codewords(bytes,head,layout);
    let best;
    for(let mask=0;mask<8;mask++){
    const grid=patterns(layout,mask);
    place(grid,words,mask);
    const points=penalty(grid);
    if(!best||points<best.points)
    best={grid,points};
    }
    return best?.grid;
    }
    function qrCode(link){
    const grid=qrGrid(link);
    if(!grid)
    return make("p",{},"The link is too long for a QR code.");
    const space="http://www.w3.org/2000/svg";
    const svg=document.createElementNS(space,"svg");
    const side=grid.size+8;
    svg.setAttribute("viewBox",`0 0 ${side} ${side}`);
    svg.setAttribute("role","img");
    svg.setAttribute("aria-label","QR code of the link");
    svg.setAttribute("shape-rendering","crispEdges");
    const paper=document.createElementNS(space,"rect");
    for(const[key,value]of[["width",side],["height",side]])
    paper.setAttribute(key,String(value));
    paper.setAttribute("fill","#fff");
    const path=document.createElementNS(space,"path");
    path.setAttribute("fill","#000");
    let text="";
    grid.dark.forEach((row,y)=>{
    for(let x=0;x<grid.size;x++){
    if(!row[x])
    continue;
    const start=x;
    while(row[x+1])
    x++;
    text+=`M${start+4} ${y+4}h${x-start+1}v1h-${x-start+1}z`;
    }
    });
    path.setAttribute("d",text);
    svg.append(paper,path);
    return svg;
    }

    function markedLink(text,spans){
    const line=make("code",{dir:"ltr",class:"link"});
    let end=0;
    for(const span of[...spans].sort((left,right)=>left.start-right.start)){
    if(span.start<end||span.end===span.start)
    continue;
    line.append(shown(text.slice(end,span.start)),make("mark",{},shown(text.slice(span.start,span.end))));
    end=span.end;
    }
    line.append(shown(text.slice(end)));
    return line;
    }
    function namesakes(number){
    const{name}=data.routes[number];
    const same=data.routes.map((_,other)=>other).filter((other)=>data.routes[other]?.name===name&&data.routes[other]?.gone===undefined);
    const hasWildcard=(other)=>/(?:^|[/(|])\*/.test(data.routes[other]?.shape??"");
    const first=(other)=>(data.routes[other]?.role==="only read"?1:0);
    return same.sort((left,right)=>Number(hasWildcard(left))-Number(hasWildcard(right))||first(left)-first(right));
    }
    function canonicalOf(text,number,values,reading){
    const origin=reading?.link.source;
    for(const other of namesakes(number)){
    const route=data.routes[other];
    if(route.deprecated!==undefined)
    continue;
    const own=Object.entries(values).map(([name,value])=>{
    const parameter=route.parameters?.find((one)=>one.name===name);
    const text=textOf(value);
    if(!parameter||other===number)
    return[name,value];
    const type=typeOf(parameter);
    const isRead=Array.isArray(text)?text.every((one)=>reads(type,one)):reads(type,text);
    return[name,!isRead?value:Array.isArray(text)?text.map((one)=>moduleValue(type,one)):moduleValue(type,text)];
    });
    const printed=printedLink(other,Object.fromEntries(own),origin);
    if(printed!==undefined)
    return withWildcards(printed,reading);
    }
    return text;
    }
    function printedLink(number,values,origin){
    try{
    return links[String(number)]?.(values,origin===undefined?{}:{origin});
    }
    catch{
    return undefined;
    }
    }
    function withWildcards(printed,reading){
    let link=printed;
    for(const{take,from,count}of reading?.path.taken??[]){
    if(take.kind!=="*"||!reading)
    continue;
    const segments=reading.link.segments.slice(from,from+count).map((span)=>escapedSegment(span.text));
    link=link.replace(/(\/\/?)\*(?=[/?#]|$)/,(_,slash)=>slash+segments.join("/"));
    }
    return link;
    }
    const warning=(text)=>make("p",{class:"warning"},text);
    function warnings(route){
    const because=(reason)=>(reason===""?".":`: ${shown(reason)}.`);
    const found=[];
    if(route.deprecated!==undefined)
    found.push(`Deprecated${because(route.deprecated)} The link still opens.`);
    if(route.access==="internal")
    found.push("Internal: only the app itself may open this link.");
    if(route.access==="confirm")
    found.push("The app asks before it opens this link.");
    return found.map(warning);
    }
    function valueRows(number,values,reading){
    const route=data.routes[number];
    const body=make("tbody");
    const names=new Set((route.parameters??[]).map(({name})=>name));
    for(const name of names){
    const own=reading?.found.filter(({slot})=>parameterOf(route,slot).name===name)??[];
    const text=name in values?textOf(values[name]):undefined;
    const where=own.length>0?own.map((one)=>one.where).join(", "):text===undefined?"left out":"not in the link: the default";
    const cell=text===undefined?make("span",{class:"quiet"},"none"):value(Array.isArray(text)?`[${text.join(", ")}]`:text);
    const parameter=route.parameters?.find((one)=>one.name===name);
    body.append(make("tr",{},make("th",{scope:"row"},value(name)),make("td",{},cell),make("td",{},code(typeText(typeOf(parameter)))),make("td",{},where)));
    }
    const head=make("tr",{},...["Parameter","Value","Type","Where"].map((text)=>make("th",{scope:"col"},text)));
    return make("div",{class:"scroll",tabindex:"0",role:"region","aria-label":"Values"},make("table",{},make("thead",{},head),body));
    }
    function others(winner,all,method){
    const rest=all.filter(({number,route})=>number!==winner.number&&allowsMethod(route,method));
    if(rest.length===0)
    return undefined;
    const items=rest.slice(0,10).map((loser)=>make("li",{},routeLink(loser.number)," ",code(loser.route.shape),make("br"),make("span",{class:"quiet"},shown(reason(winner,loser)))));
    const more=rest.length>10?make("li",{},`and ${rest.length-10} more`):undefined;
    return make("div",{},make("h4",{},"It wins over"),make("ul",{},...items,more));
    }
    function itemsRow(label,items){
    if(items.length===0)
    return undefined;
    return[label,...items.flatMap((item)=>[code(item.hasValue?`${item.key.text}=${item.value.text}`:item.key.text)," "])];
    }
    function found(text,method,number,values){
    const route=data.routes[number];
    const all=readers(text);
    const reading=all.find((one)=>one.number===number);
    const spans=reading?.found.flatMap((one)=>one.spans)??[];
    const canonical=canonicalOf(text,number,values,reading);
    return[
    make("h3",{},"Route ",routeLink(number)),
    markedLink(text,spans),
    ...warnings(route),
    rows(["Template",...(route.method?[code(route.method)," "]:[]),code(route.shape)],["Canonical form",...(canonical===text?["the link itself"]:[copyable(canonical,"the canonical form")])],reading&&itemsRow("No use for",reading.extra),reading&&itemsRow("Does not read, counts as absent",reading.unread)),
    ...(route.parameters?[valueRows(number,values,reading)]:[]),
    reading&&others(reading,all,method),
    ];
    }
    function gone(text,number){
    const route=data.routes[number];
    const because=route.gone?`: ${shown(route.gone)}`:"";
    return[
    make("h3",{},"This link is gone"),
    markedLink(text,[]),
    warning(`"${shown(route.name)}" is gone${because}${route.instead?`; show "${shown(route.instead)}" instead.`:"."}`),
    rows(["Template",code(route.shape)]),
    ];
    }
    function missed(text,method){
    const miss=missOf(text,method);
    const at=miss.at;
    const mark=at===undefined?[]:[{text:"",start:at,end:Math.min(text.length,at+1)}];
    const near=miss.near.filter(({obstacles})=>obstacles.length>0);
    const items=near.map(({number,obstacles})=>make("li",{},routeLink(number)," ",code(data.routes[number]?.shape??""),make("ul",{},...obstacles.map((obstacle)=>make("li",{},value(obstacle))))));
    const more=miss.omitted>0?make("li",{},`and ${miss.omitted} more`):undefined;
    return[
    make("h3",{},"No route reads this link"),
    markedLink(text,mark),
    make("p",{class:"error"},shown(miss.headline)),
    miss.fix&&make("p",{},miss.isNear?"This would match: ":"The closest that would match: ",explained(miss.fix.link,miss.fix.method==="GET"?undefined:miss.fix.method)," (",routeLink(miss.fix.number),")"),
    items.length>0&&make("h4",{},miss.isNear?"Nearest first":"None is near. These share a part of the path"),
    items.length>0&&make("ul",{},...items,more),
    ];
    }
    function show(text,method){
    const[result,code]=[byId("result"),byId("qr")];
    const answered=text===""?null:match(text,method);
    const number=answered?Number(answered.route):-1;
    const route=data.routes[number];
    const isGone=route?.gone!==undefined;
    result.dataset["route"]=route&&!isGone?route.name:"";
    const children=text===""?[make("p",{class:"quiet"},"Paste a link to see which route reads it.")]
    :!answered||!route?missed(text,method)
    :isGone?gone(text,number)
    :found(text,method,number,answered.values);
    result.replaceChildren(...children.filter((child)=>child!==undefined&&child!==false));
    code.replaceChildren(...(text===""?[]:[qrCode(text)]));
    announce(text===""?"":route?(isGone?`The link of ${route.name} is gone`:`Route ${route.name} reads this link`):"No route reads this link");
    }

    const shellWord=(text)=>/^[A-Za-z0-9_@%+=:,./-]+$/.test(text)?text:`'${text.replace(/'/g,"'\\''")}'`;
    const doubleQuoted=(text)=>`"${text.replace(/[\\"$`]/g,"\\$&")}"`;
    const simulatorLine=(link)=>`xcrun simctl openurl booted ${shellWordOf(link)}`;
    const androidLine=(link)=>`adb shell am start -a android.intent.action.VIEW -d ${shellWordOf(/^[A-Za-z0-9_@%+=:,./-]+$/.test(link)?link:shellWord(link))}`;
    const shellWordOf=(text)=>(/!/.test(text)?`'${text.replace(/'/g,"'\\''")}'`:doubleQuoted(text));
    let fieldCount=0;
    function field(parameter,isRequired){
    const type=typeOf(parameter);
    const id=`field${fieldCount++}`;
    const known=type.kind==="bool"?["true","false"]:type.members;
    const standard=Array.isArray(parameter.default)?parameter.default.join(", "):parameter.default;
    const hint=type.isArray?"one a line":undefined;
    const common={id,"aria-describedby":`${id}e`,"aria-required":isRequired?"true":undefined,dir:"auto",spellcheck:"false",autocomplete:"off"};
    const placeholder=standard===undefined?type.sample:String(standard);
    const input=known&&!type.isArray
    ?make("select",{id,"aria-describedby":`${id}e`},make("option",{value:""},standard===undefined?"left out":`left out: ${standard}`),...known.map((one)=>make("option",{value:"="+one},shown(one))))
    :type.isArray
    ?make("textarea",{...common,rows:"2",placeholder})
    :make("input",{...common,type:"text",inputmode:bounds(type.kind??"")?"numeric":undefined,placeholder});
    const error=make("span",{class:"error",id:`${id}e`});
    const words=[typeText(type),hint,standard!==undefined?`default ${standard}`:parameter.isUnknown?"has a default":undefined];
    const label=make("label",{for:id},value(parameter.name)," ",make("span",{class:"quiet"},shown(words.filter(Boolean).join(", "))));
    return{
    parameter,
    element:make("div",{class:"field"},label,input,error),
    texts:()=>{
    const text=input.value;
    if(text==="")
    return undefined;
    if(type.isArray)
    return text.split("\n").filter((line)=>line!=="");
    return[input instanceof HTMLSelectElement?text.slice(1):text];
    },
    complain:(message)=>{
    error.textContent=message;
    if(message==="")
    input.removeAttribute("aria-invalid");
    else
    input.setAttribute("aria-invalid","true");
    },
    };
    }
    function isRequiredSlot(route,slot){
    const parameter=parameterOf(route,slot);
    if(parameter.default!==undefined||parameter.isUnknown||typeOf(parameter).isArray)
    return false;
    const inPath=(route.path??[]).some((part)=>Array.isArray(part)?part.includes(slot):part===slot||(typeof part==="object"&&"slot"in part&&part.slot===slot));
    return inPath||(route.query??[]).some((part)=>isItem(part)&&part[1]===slot)||route.fragment?.value===slot;
    }
    function originField(route){
    const own=originsOf(route).filter((number)=>origins[number]?.form==="web"||!(route.isWebOnly&&origins[number]?.form!=="path"));
    const texts=own.map((number)=>data.origins[number]);
    const id=`field${fieldCount++}`;
    const select=make("select",{id},...texts.map((text)=>make("option",{value:text},shown(text))));
    const host=make("input",{type:"text","aria-label":"Host below the wildcard",value:"a",spellcheck:"false"});
    const isWild=()=>select.value.includes("://*");
    const refresh=()=>void(host.hidden=!isWild());
    select.addEventListener("change",refresh);
    const first=texts.findIndex((text)=>!text.includes("://*"));
    if(first>0)
    select.selectedIndex=first;
    refresh();
    return{
    element:make("div",{class:"field"},make("label",{for:id},"Origin"),select,host),
    origin:()=>(select.value===""?undefined:isWild()?select.value.replace("*",host.value+(select.value.endsWith("*")?".example":"")):select.value),
    };
    }
    function outcome(link,method){
    const isApp=!link.startsWith("/")&&/^[A-Za-z][A-Za-z0-9+.-]*:\/\//.test(link);
    const line=(label,text)=>[label,copyable(text,label)];
    const code=qrCode(link);
    code.classList.add("code");
    return[
    rows(line("Link",link),isApp?line("iOS simulator",simulatorLine(link)):undefined,isApp?line("Android device",androidLine(link)):undefined),
    make("p",{},make("a",{href:addressOf(link,method)},"Show what this link does")),
    code,
    ];
    }
    function builder(number){
    const route=data.routes[number];
    const fields=(route.parameters??[]).map((parameter,slot)=>field(parameter,isRequiredSlot(route,slot)));
    const origin=originField(route);
    const output=make("div",{class:"outcome"});
    const status=make("p",{role:"status"});
    const update=()=>{
    const values={};
    let isSound=true;
    let isComplete=true;
    fields.forEach(({parameter,texts,complain},slot)=>{
    const type=typeOf(parameter);
    const own=texts();
    if(own===undefined&&isRequiredSlot(route,slot))
    isComplete=false;
    const wrong=own?.find((text)=>!reads(type,text));
    complain(wrong===undefined?"":expectation(type));
    if(wrong!==undefined)
    isSound=false;
    else if(own)
    values[parameter.name]=type.isArray||isRest(route,slot)?own.map((text)=>moduleValue(type,text)):moduleValue(type,own[0]);
    });
    output.replaceChildren();
    status.className="quiet";
    if(!isSound)
    return void(status.textContent="");
    if(!isComplete)
    return void(status.textContent="Fill in the fields, and the link appears here.");
    try{
    const chosen=origin.origin();
    const link=links[String(number)]?.(values,chosen===undefined?{}:{origin:chosen});
    if(link===undefined)
    return;
    status.textContent="";
    output.replaceChildren(...outcome(link,route.method).filter((child)=>child!==undefined&&child!==false));
    }
    catch(error){
    status.className="error";
    status.textContent=shown(refusal(error));
    }
    };
    const form=make("form",{"aria-label":`Build a link of ${route.name}`},...fields.map((one)=>one.element),origin.element,status,output);
    form.addEventListener("submit",(event)=>event.preventDefault());
    form.addEventListener("input",update);
    update();
    return form;
    }
    const isRest=(route,slot)=>/^\[/.test(elementOf(route,slot).name);
    function refusal(error){
    const message=error instanceof Error?error.message:String(error);
    const name=(number)=>data.routes[Number(number)]?.name??number;
    return message.replace(/^\d+: /,"").replace(/read as "(\d+)"/,(_,number)=>`read as "${name(number)}"`);
    }

    const searchText=data.routes.map((route)=>[route.name,`/${route.shape}`,route.method??"",...(route.parameters??[]).map(({name})=>name),...(route.tags??[]),route.flags??""]
    .join("\n")
    .toLowerCase());
    function search(text){
    const wanted=text.trim().toLowerCase();
    const all=data.routes.map((_,number)=>number);
    if(wanted==="")
    return all;
    const isLink=/^\/|:\/\//.test(wanted)||(wanted.includes(":")&&origins.some(({form})=>form==="compact"));
    if(isLink){
    const link=text.trim();
    const found=readers(link).map(({number})=>number);
    const first=answer(link,"GET");
    if(first!==undefined)
    return[first,...found.filter((number)=>number!==first)];
    if(found.length>0)
    return found;
    }
    return all.filter((number)=>searchText[number]?.includes(wanted));
    }
    const findingsOf=(number)=>data.findings.filter(({routes})=>routes.includes(number));
    const changesOf=(number)=>(data.comparison?.changes??[]).filter(({route})=>route===number);
    function parameterTable(route){
    const head=make("tr",{},...["Parameter","Type","Default"].map((text)=>make("th",{scope:"col"},text)));
    const body=(route.parameters??[]).map((parameter)=>{
    const given=parameter.default;
    const standard=parameter.isUnknown?"known to the app alone":typeof given==="object"?`[${given.join(", ")}]`:given;
    const type=typeOf(parameter);
    const members=type.members&&!type.name.includes("|")?make("span",{class:"quiet"}," ",shown(type.members.join(" | "))):undefined;
    return make("tr",{},make("th",{scope:"row"},value(parameter.name)),make("td",{},code(typeText(type)),members),make("td",{},standard===undefined?"":value(standard)));
    });
    return make("div",{class:"scroll",tabindex:"0",role:"region","aria-label":`Parameters of ${route.name}`},make("table",{},make("thead",{},head),make("tbody",{},...body)));
    }
    function findingItem(finding,showsRoutes){
    const names=finding.routes.flatMap((number)=>[routeLink(number)," "]);
    return make("li",{class:finding.severity},make("strong",{},finding.severity),` ${finding.kind} `,...(showsRoutes?names:[]),make("br"),value(finding.message),make("br"),make("span",{class:"quiet"},"Fix: ",value(finding.fix??"")),...(finding.link===undefined?[]:[make("br"),explained(finding.link,finding.method)]));
    }
    function changeItem(change){
    const subject=(one)=>[value(one.name)," ",code(one.template)];
    const isSame=change.old&&change.new&&change.old.name===change.new.name&&change.old.template===change.new.template;
    return make("li",{class:change.verdict==="breaking"?"error":"accepted"},make("strong",{},change.verdict),` ${change.kind} `,...(change.old?subject(change.old):[]),...(change.new&&!isSame?[change.old?" \u2192 ":"",...subject(change.new)]:[]),make("br"),value(change.message),...(change.link===undefined?[]:[make("br"),explained(change.link,change.method)]),...(change.fix===undefined?[]:[make("br"),make("span",{class:"quiet"},"Fix: ",value(change.fix))]));
    }
    function details(number){
    const route=data.routes[number];
    const[findings,changes]=[findingsOf(number),changesOf(number)];
    const own=originsOf(route).map((origin)=>data.origins[origin]);
    return[
    ...warnings(route),
    ...(route.gone===undefined?[]:[warning(`Gone${route.gone===""?"":`: ${shown(route.gone)}`}${route.instead?`; it shows "${shown(route.instead)}" instead`:""}.`)]),
    rows(["Template",...(route.method?[code(route.method)," "]:[]),code(route.shape)],route.example===undefined?["Example","none is known"]:["Example",explained(route.example,route.method)],["Origins",...own.flatMap((origin)=>[code(origin)," "])],route.flags===undefined?undefined:["Flags",code(route.flags)],route.role===undefined?undefined:["Alias",route.role==="prints"?"links are printed by it":"its links are only read"],[data.isDeclared?"Declared":"Precedence",`${number+1} of ${data.routes.length}`]),
    route.parameters&&parameterTable(route),
    findings.length>0&&make("h4",{},"Findings"),
    findings.length>0&&make("ul",{class:"plain"},...findings.map((finding)=>findingItem(finding,false))),
    changes.length>0&&make("h4",{},"Changes"),
    changes.length>0&&make("ul",{class:"plain"},...changes.map(changeItem)),
    route.gone===undefined&&make("h4",{},"Build a link"),
    route.gone===undefined&&builder(number),
    ];
    }
    function entry(number){
    const route=data.routes[number];
    const marks=[
    route.deprecated!==undefined&&"deprecated",
    route.gone!==undefined&&"gone",
    route.access,
    findingsOf(number).some(({severity})=>severity!=="accepted")&&"finding",
    changesOf(number).length>0&&"changed",
    ...(route.tags??[]),
    ].filter((mark)=>typeof mark==="string");
    const summary=make("summary",{},make("span",{class:"name"},value(route.name))," ",make("span",{class:"template"},...(route.method?[make("strong",{},shown(route.method))," "]:[]),code(route.shape)),...marks.flatMap((mark)=>[" ",make("span",{class:"mark"},value(mark))]));
    const element=make("details",{id:`route${number}`},summary);
    element.addEventListener("toggle",()=>{
    if(element.open)
    fill(element,number);
    });
    return element;
    }
    function fill(element,number){
    if(element.childElementCount>1)
    return;
    element.append(make("div",{class:"details"},...details(number)));
    }
    const entries=data.routes.map((_,number)=>entry(number));
    function openRoute(number){
    const element=entries[number];
    if(!element)
    return;
    showList(false);
    filter("");
    element.open=true;
    fill(element,number);
    element.querySelector("summary")?.focus();
    element.scrollIntoView({block:"start"});
    }
    function pathLabels(shape){
    const labels=[];
    let[label,depth]=["",0];
    for(const letter of shape){
    if(letter==="("||letter==="{")
    depth++;
    if(letter===")"||letter==="}")
    depth--;
    if(depth===0&&(letter==="?"||letter==="#"))
    break;
    if(depth===0&&letter==="/"){
    if(label!=="")
    labels.push(label);
    label="";
    }
    else{
    label+=letter;
    }
    }
    return label===""||/^\([?#]/.test(label)?labels:[...labels,label];
    }
    function treeOf(numbers){
    const root={label:"/",routes:[],children:[]};
    for(const number of numbers){
    let node=root;
    for(const label of pathLabels(data.routes[number].shape)){
    let next=node.children.find((child)=>child.label===label);
    if(!next)
    node.children.push((next={label,routes:[],children:[]}));
    node=next;
    }
    node.routes.push(number);
    }
    return root;
    }
    function joined(node){
    let last=node;
    let{label}=node;
    while(last.routes.length===0&&last.children.length===1){
    last=last.children[0];
    label+="/"+last.label;
    }
    return{label,routes:last.routes,children:last.children};
    }
    function treeItem(node){
    const{label,routes,children}=joined(node);
    const own=routes.flatMap((number)=>[" ",...(data.routes[number]?.method?[make("strong",{},data.routes[number]?.method)," "]:[]),routeLink(number)]);
    return make("li",{},code(label),...own,children.length>0&&make("ul",{},...children.map(treeItem)));
    }
    function tree(numbers){
    const root=treeOf(numbers);
    const top=root.routes.length>0?[treeItem({...root,children:[]})]:[];
    return make("ul",{class:"tree"},...top,...root.children.map(treeItem));
    }

    let isTree=false;
    function filter(text){
    const field=byId("search");
    if(field.value!==text)
    field.value=text;
    const numbers=search(text);
    byId("count").textContent=text===""?plural(numbers.length,"route"):`${numbers.length} of ${plural(data.routes.length,"route")}`;
    byId("list").replaceChildren(...(isTree?[tree(numbers)]:numbers.map((number)=>entries[number])));
    }
    function showList(asTree){
    isTree=asTree;
    byId("as-tree").checked=asTree;
    byId("as-list").checked=!asTree;
    }
    function request(text){
    const found=/^([A-Z]{2,10}) +(\S[^]*)$/.exec(text);
    return found?[found[2],found[1]]:[text,undefined];
    }
    const decoded=(text)=>{
    try{
    return decodeURIComponent(text);
    }
    catch{
    return text;
    }
    };
    function readAddress(){
    const address=location.hash.slice(1);
    const link=/^link=([^]*?)(?:&method=([^&]*))?$/.exec(address);
    if(link){
    const[text,method]=[decoded(link[1]),decoded(link[2]??"GET")];
    ask(text,method);
    return;
    }
    const route=/^route=(\d+)$/.exec(address);
    if(route)
    openRoute(Number(route[1]));
    else if(address==="")
    ask("","GET");
    }
    function ask(text,method){
    const field=byId("link");
    const select=byId("method");
    if(field.value!==text)
    field.value=text;
    if(![...select.options].some((option)=>option.value===method))
    select.append(make("option",{value:method},shown(method)));
    select.value=method;
    show(text,method);
    }
    function typed(){
    const[text,own]=request(byId("link").value);
    const method=own??byId("method").value;
    history.replaceState(null,"",text===""?location.pathname+location.search:addressOf(text,method));
    show(text,method);
    }
    function begin(){
    const origins=data.origins.slice(0,data.listed);
    byId("about").append(plural(data.routes.length,"route")," of ",...origins.flatMap((origin)=>[code(origin)," "]));
    const methods=[...new Set(["GET",...data.routes.flatMap(({method})=>method??[])])];
    byId("method").append(...methods.map((method)=>make("option",{value:method},shown(method))));
    byId("method-field").hidden=methods.length===1;
    if(data.errors){
    byId("errors").hidden=false;
    byId("errors").append(make("ul",{},...data.errors.map((error)=>make("li",{},value(error)))));
    }
    if(data.findings.length>0){
    byId("findings").hidden=false;
    byId("findings").append(make("ul",{class:"plain"},...data.findings.map((finding)=>findingItem(finding,true))));
    }
    const{comparison}=data;
    if(comparison){
    byId("changes").hidden=false;
    byId("changes").append(make("p",{},"Compared with ",code(comparison.old),": ",value(comparison.verdict),"."),make("ul",{class:"plain"},...comparison.changes.map(changeItem)));
    }
    byId("order").textContent=data.isDeclared
    ?"Of several routes that read a link, the one that is declared first wins. The list is in this order."
    :"Of several routes that read a link, the most specific one wins: segment by segment, a literal comes before a set, a set before a type, a type before a string, and a string before a wildcard. The list is in this order.";
    byId("link").addEventListener("input",typed);
    byId("method").addEventListener("change",typed);
    byId("ask").addEventListener("submit",(event)=>event.preventDefault());
    byId("find").addEventListener("submit",(event)=>event.preventDefault());
    byId("search").addEventListener("input",()=>filter(byId("search").value));
    for(const id of["as-list","as-tree"]){
    byId(id).addEventListener("change",()=>{
    showList(id==="as-tree");
    filter(byId("search").value);
    });
    }
    addEventListener("hashchange",readAddress);
    filter("");
    readAddress();
    const version=document.documentElement.dataset["version"]??"";
    if(version!=="")
    setInterval(()=>void reloadIfNew(version),1000);
    }
    async function reloadIfNew(version){
    try{
    const current=await(await fetch("version",{cache:"no-store"})).text();
    if(current!==version&&current!=="")
    location.reload();
    }
    catch{
    }
    }
    begin();
    """#
}
