/**
 * Templates and the parameters that sending one requires:
 * https://developers.facebook.com/documentation/business-messaging/whatsapp/templates
 */
import { cloudError } from './errors.ts'
import { newNodeId } from './own-addresses.ts'
import { z } from 'zod'

export interface Template {
  readonly id: string
  readonly name: string
  readonly language: string
  readonly category: 'AUTHENTICATION' | 'MARKETING' | 'UTILITY'
  readonly components: readonly TemplateComponent[]
  status: 'APPROVED' | 'PAUSED' | 'DISABLED'
}

const templateButton = z.looseObject({ type: z.string(), text: z.string().optional(), url: z.string().optional() })
export const templateComponent = z.looseObject({
  type: z.string(),
  format: z.string().optional(),
  text: z.string().optional(),
  buttons: z.array(templateButton).optional(),
})
export type TemplateComponent = z.infer<typeof templateComponent>

/** Meta's text around a code, by language; the rest cannot be chosen. */
const CODE_TEXTS: Readonly<Record<string, string>> = {
  pt_BR: '*{{1}}* é seu código de verificação.',
  pt_PT: '*{{1}}* é o seu código de verificação.',
  es: 'Tu código de verificación es *{{1}}*.',
  en: '*{{1}}* is your verification code.',
}
const NOTICE_TEXTS: Readonly<Record<string, string>> = {
  pt_BR: 'Aviso da sua conta: {{1}}',
  pt_PT: 'Aviso da sua conta: {{1}}',
  es: 'Aviso de tu cuenta: {{1}}',
  en: 'A notice about your account: {{1}}',
}

/** Exist from the start, approved. */
export function firstTemplates(): Template[] {
  const copyCode = {
    type: 'BUTTONS',
    buttons: [{ type: 'URL', text: 'Copiar código', url: 'https://www.whatsapp.com/otp/code/?code={{1}}' }],
  }
  return [
    newTemplate({
      name: 'hello_world',
      language: 'en_US',
      category: 'UTILITY',
      components: [{ type: 'BODY', text: 'Welcome and congratulations!' }],
    }),
    ...Object.entries(CODE_TEXTS).map(([language, text]) =>
      newTemplate({ name: 'sign_in_code', language, category: 'AUTHENTICATION', components: [{ type: 'BODY', text }, copyCode] }),
    ),
    ...Object.entries(NOTICE_TEXTS).map(([language, text]) =>
      newTemplate({ name: 'account_notice', language, category: 'UTILITY', components: [{ type: 'BODY', text }] }),
    ),
  ]
}

/** There is no review here: each is approved at once. */
export function newTemplate(given: Omit<Template, 'id' | 'status'>): Template {
  return { id: newNodeId('template'), ...given, status: 'APPROVED' }
}

const parameter = z.looseObject({ type: z.string(), text: z.string().optional(), parameter_name: z.string().optional() })
export const sentTemplate = z.looseObject({
  name: z.string(),
  language: z.looseObject({ code: z.string() }),
  components: z
    .array(
      z.looseObject({
        type: z.string(),
        sub_type: z.string().optional(),
        index: z.union([z.string(), z.number()]).optional(),
        parameters: z.array(parameter).default([]),
      }),
    )
    .default([]),
})
export type SentTemplate = z.infer<typeof sentTemplate>

const LONGEST_CODE = 15

/** The text that the person reads. @throws GraphError for a template that does not exist, or parameters that do not fit it */
export function fillTemplate(templates: readonly Template[], { name, language, components }: SentTemplate) {
  const template = templates.find((each) => each.name === name && each.language === language.code)
  if (!template) throw cloudError(132_001, `template name (${name}) does not exist in ${language.code}`)
  if (template.status === 'PAUSED') throw cloudError(132_015)
  if (template.status === 'DISABLED') throw cloudError(132_016)
  const given = (type: string) => components.find((each) => each.type.toLowerCase() === type)?.parameters ?? []
  const fill = (type: string) => fillText(partOf(template, type)?.text ?? '', given(type), type)
  const text = fill('body')
  const header = fill('header')
  checkButtons(template, components)
  return { template, text, header, footer: partOf(template, 'footer')?.text }
}

function partOf({ components }: Template, type: string): TemplateComponent | undefined {
  return components.find((each) => each.type.toLowerCase() === type)
}

const PLACE = /\{\{\s*(\w+)\s*\}\}/g

type Parameter = z.infer<typeof parameter>

/** Placeholders are numbered or named; the names come with the parameters. */
function fillText(text: string, given: readonly Parameter[], part: string): string {
  const places = [...new Set(Array.from(text.matchAll(PLACE), ([, place]) => place ?? ''))]
  if (places.length !== given.length)
    throw cloudError(
      132_000,
      `${part}: number of localizable_params (${given.length}) does not match the expected number of params (${places.length})`,
    )
  return text.replaceAll(PLACE, (_whole, place: string) => {
    const found = given.find(({ parameter_name: name }) => name === place) ?? given[Number(place) - 1]
    if (found?.text === undefined) throw cloudError(132_012, `${part}: parameter ${place} is missing or no text`)
    return found.text
  })
}

/** A button whose address has a placeholder needs its own parameter; a code is short. */
function checkButtons(template: Template, components: SentTemplate['components']): void {
  const buttons = partOf(template, 'buttons')?.buttons ?? []
  for (const [place, button] of buttons.entries()) {
    const given = buttonText(components, place)
    if (button.url?.includes('{{') && given === undefined)
      throw cloudError(131_008, `buttons: Button at index ${place} of type Url requires a parameter`)
    if (template.category === 'AUTHENTICATION' && given !== undefined && given.length > LONGEST_CODE)
      throw cloudError(132_005, `buttons: the code is longer than ${LONGEST_CODE} characters`)
  }
}

function buttonText(components: SentTemplate['components'], place: number): string | undefined {
  return components.find(({ type, index }) => type === 'button' && Number(index) === place)?.parameters[0]?.text
}
