/** Names for a caption, as opposed to what is done with it. */
export const CAPTION = /^(?:legenda|legendinha|texto|leyenda|descricao|descripcion|caption|description|text)$/
