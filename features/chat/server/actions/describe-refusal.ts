import { isErrorCode } from '#features/error-codes.ts'
import { errorText } from '#features/serve-errors.ts'
import { chatTexts } from '#phrases/chat.ts'
import { fill, type Language } from '#phrases/shape.ts'
import { Refusal } from '#platform/errors.ts'

/**
 * Runs an action that may be refused. @returns the text for a refusal, with what would be understood instead; undefined on
 * success
 */
export async function describeRefusal(language: Language, action: () => Promise<unknown>): Promise<string | undefined> {
  try {
    await action()
    return undefined
  } catch (error) {
    if (!(error instanceof Refusal) || !isErrorCode(error.code)) throw error
    const text = errorText(error.code, language, error.extra)
    const { suggestions } = error.extra
    if (!Array.isArray(suggestions) || suggestions.length === 0) return text
    return `${text}\n\n${fill(chatTexts[language].askedAgain, { suggestions: suggestions.join(', ') })}`
  }
}
