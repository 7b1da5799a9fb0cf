/** Previews that are asked for at once: the engine makes one after the other, and a browser has few connections. */
export const PREVIEWS_AT_ONCE = 2
