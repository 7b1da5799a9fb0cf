/**
 * Where members can write to us, as texts call it in every language. A second network is named here beside the first; the terms
 * and the privacy notice name each by itself, since they say who receives what.
 */
export const CHAT_NETWORK = 'WhatsApp'
