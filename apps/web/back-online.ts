/**
 * The only script of the offline page: it loads the wanted page once the connection is back. A browser that is connected to a network
 * does not notice when only the server was away, so the page also asks by itself.
 */
export const BACK_ONLINE_SCRIPT =
  "const again=()=>location.reload();addEventListener('online',again);setInterval(()=>fetch(location.href,{method:'HEAD'}).then(again,()=>{}),5000)"
