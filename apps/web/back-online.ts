/** The only script of the offline page: it loads the wanted page once the connection is back. */
export const BACK_ONLINE_SCRIPT = "addEventListener('online',()=>location.reload())"
