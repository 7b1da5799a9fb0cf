/** Puts configured values into a built page. */

/** `[[name]]` in HTML, `[[json:name]]` inside a string of JSON in a script. */
const PLACE = /\[\[(json:)?(\w+)\]\]/g

export type PlaceValues = Readonly<Record<string, string>>

/** @throws Error for a placeholder without a value: an incomplete page must not be served */
export function fillPlaces(html: string, values: PlaceValues): string {
  return html.replaceAll(PLACE, (_place, json: string | undefined, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined
    if (value === undefined) throw new Error(`A page has the placeholder ${name}, which has no value`)
    return json === undefined ? escapeHtml(value) : escapeInScript(value)
  })
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')
}

/** No value may end its string or script. */
function escapeInScript(text: string): string {
  return JSON.stringify(text).slice(1, -1).replaceAll('<', '\\u003c')
}
