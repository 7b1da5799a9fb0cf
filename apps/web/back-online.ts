/** Runs on the page for no connection, and is all that runs there: once the connection is back, so is the page that was wanted. */
export const BACK_ONLINE_SCRIPT = "addEventListener('online',()=>location.reload())"
