import { z } from 'zod'
import { invalid, modelNotFound, unknownParameter } from './errors.ts'
import { FIXED_SIZE_MODELS, FREE_SIZE_MODELS, includes } from './models.ts'

export interface ImageRequest {
  readonly prompt: string
  readonly count: number
  readonly width: number
  readonly height: number
  readonly quality: string
  readonly outputFormat: 'png' | 'jpeg' | 'webp'
  readonly compression: number
  readonly background: string
}

/** https://platform.openai.com/docs/api-reference/images/create */
const parameters = z.strictObject({
  model: z.string(),
  prompt: z.string().min(1).max(32_000),
  n: z.int().min(1).max(10).nullish(),
  size: z.string().nullish(),
  quality: z.enum(['auto', 'low', 'medium', 'high', 'xhigh', 'max']).nullish(),
  output_format: z.enum(['png', 'jpeg', 'webp']).nullish(),
  output_compression: z.int().min(0).max(100).nullish(),
  background: z.enum(['auto', 'opaque', 'transparent']).nullish(),
  moderation: z.enum(['auto', 'low']).nullish(),
  user: z.string().nullish(),
  safety_identifier: z.string().nullish(),
  stream: z.literal(false).nullish(),
})

type Parameters = z.infer<typeof parameters>

const FIXED_SIZES = ['1024x1024', '1536x1024', '1024x1536']
const EDGE_STEP = 16
const LONGEST_EDGE = 3840
const LONGEST_RATIO = 3
const FEWEST_PIXELS = 655_360
const MAX_PIXELS = 8_294_400

/** @throws OpenAiError for unknown parameters too, like the vendor */
export function readImageRequest(body: unknown): ImageRequest {
  const asked = checkParameters(body)
  return { prompt: asked.prompt, count: asked.n ?? 1, ...readSize(asked), ...readOutput(asked), quality: readQuality(asked) }
}

function readQuality({ quality }: Parameters): string {
  return quality && quality !== 'auto' ? quality : 'medium'
}

function readOutput(asked: Parameters): Pick<ImageRequest, 'outputFormat' | 'compression' | 'background'> {
  const outputFormat = asked.output_format ?? 'png'
  const compression = asked.output_compression ?? 100
  const background = asked.background ?? 'auto'
  if (outputFormat === 'png' && compression !== 100) {
    throw invalid('output_compression', 'Compression less than 100 is not supported for PNG output format.')
  }
  if (background === 'transparent' && outputFormat === 'jpeg') {
    throw invalid('background', 'Transparent background is not supported for JPEG output format.')
  }
  return { outputFormat, compression, background }
}

function checkParameters(body: unknown): Parameters {
  const parsed = parameters.safeParse(body)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  if (issue?.code === 'unrecognized_keys') throw unknownParameter(issue.keys[0] ?? '')
  const param = issue?.path.join('.') ?? ''
  throw invalid(param, `Invalid value for '${param}': ${issue?.message ?? 'not understood'}.`)
}

function readSize({ size, model }: Parameters): { width: number; height: number } {
  const isFixed = includes(FIXED_SIZE_MODELS, model)
  if (!isFixed && !includes(FREE_SIZE_MODELS, model)) throw modelNotFound(model)
  if (!size || size === 'auto') return { width: 1024, height: 1024 }
  const [, width = 0, height = 0] = (/^(\d{1,5})x(\d{1,5})$/.exec(size) ?? []).map(Number)
  const isAllowed = isFixed ? FIXED_SIZES.includes(size) : isFreeSize(width, height)
  if (!isAllowed) throw invalid('size', `Invalid size '${size}' for this model.`)
  return { width, height }
}

function isFreeSize(width: number, height: number): boolean {
  const [short, long] = width < height ? [width, height] : [height, width]
  const pixels = width * height
  return (
    width % EDGE_STEP === 0 &&
    height % EDGE_STEP === 0 &&
    long <= LONGEST_EDGE &&
    long <= LONGEST_RATIO * short &&
    pixels >= FEWEST_PIXELS &&
    pixels <= MAX_PIXELS
  )
}
