import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import { ProviderFault } from '#platform/errors.ts'
import { checkKey, type FilesFaultCode, type FileStore, type StoredFile } from '../port.ts'

export interface S3Settings {
  /** Origin of any server that speaks the S3 protocol. */
  readonly endpoint: string
  readonly region: string
  readonly bucket: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
  /** Milliseconds for one attempt. */
  readonly timeoutMs?: number
  /** Files in one answer when all are listed, at most 1000. */
  readonly listedAtOnce?: number
}

const TIMEOUT_MS = 15_000
const ATTEMPTS = 3
const LISTED_AT_ONCE = 1000

/**
 * Files as objects of one bucket, each under its key. The bucket is private and exists already: readers come through us. Uploads
 * carry a checksum that the server compares; what it returns is compared by the client.
 */
export function createS3FileStore(settings: S3Settings): FileStore {
  const { bucket: Bucket, timeoutMs = TIMEOUT_MS, listedAtOnce = LISTED_AT_ONCE } = settings
  const client = new S3Client({
    endpoint: settings.endpoint,
    region: settings.region,
    credentials: { accessKeyId: settings.accessKeyId, secretAccessKey: settings.secretAccessKey },
    // a bucket's own host name needs DNS that self-hosted servers seldom have
    forcePathStyle: true,
    maxAttempts: ATTEMPTS,
    requestHandler: { requestTimeout: timeoutMs, connectionTimeout: timeoutMs, throwOnRequestTimeout: true },
  })

  return {
    put: async (key, bytes) => {
      const object = { Bucket, Key: checkKey(key), Body: bytes, ChecksumAlgorithm: 'SHA256' as const }
      await translated(() => client.send(new PutObjectCommand(object)))
    },
    get: async (key) => {
      const object = { Bucket, Key: checkKey(key), ChecksumMode: 'ENABLED' as const }
      return translated(async () => {
        const found = await unlessMissing(client.send(new GetObjectCommand(object)))
        return found?.Body?.transformToByteArray()
      })
    },
    has: async (key) => {
      const object = { Bucket, Key: checkKey(key) }
      return translated(async () => {
        if (await unlessMissing(client.send(new HeadObjectCommand(object)))) return true
        // an answer to HEAD has no body, so a missing bucket looks like a missing file
        await client.send(new HeadBucketCommand({ Bucket }))
        return false
      })
    },
    delete: async (key) => {
      const object = { Bucket, Key: checkKey(key) }
      await translated(() => unlessMissing(client.send(new DeleteObjectCommand(object))))
    },
    list: () => listObjects(client, { Bucket, MaxKeys: listedAtOnce }),
  }
}

/** Pages by the last key rather than by the server's token, so that deleting while listing skips nothing. */
async function* listObjects(
  client: S3Client,
  { Bucket, MaxKeys }: { Bucket: string; MaxKeys: number },
): AsyncIterable<StoredFile> {
  for (let StartAfter: string | undefined; ;) {
    const { Contents: objects = [], IsTruncated: goesOn } = await translated(() =>
      client.send(new ListObjectsV2Command({ Bucket, MaxKeys, StartAfter })),
    )
    for (const { Key: key, LastModified: storedAt } of objects) if (key && storedAt) yield { key, storedAt }
    StartAfter = objects.at(-1)?.Key
    if (!goesOn || StartAfter === undefined) return
  }
}

/** A missing bucket is a fault, not a missing file. */
const MISSING = new Set(['NoSuchKey', 'NotFound'])

async function unlessMissing<T>(found: Promise<T>): Promise<T | undefined> {
  try {
    return await found
  } catch (error) {
    if (error instanceof S3ServiceException && MISSING.has(error.name)) return undefined
    throw error
  }
}

/** Names of Ceph and MinIO; https://www.rfc-editor.org/rfc/rfc4918#section-11.5 */
const FULL = new Set(['QuotaExceeded', 'XMinioStorageFull', 'InsufficientStorage'])
const INSUFFICIENT_STORAGE = 507

async function translated<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (cause) {
    if (!(cause instanceof Error)) throw cause
    const isFull =
      FULL.has(cause.name) || (cause instanceof S3ServiceException && cause.$metadata.httpStatusCode === INSUFFICIENT_STORAGE)
    const code: FilesFaultCode = isFull ? 'no_room' : 'store_down'
    throw new ProviderFault({ provider: 'files', code, isRetryable: true, detail: cause.name, cause })
  }
}
