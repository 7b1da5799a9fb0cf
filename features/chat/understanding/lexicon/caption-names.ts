/** What a caption itself is called, as against what is done with it. */
export const CAPTION = /^(?:legenda|legendinha|texto|leyenda|descricao|descripcion|caption|description|text)$/
