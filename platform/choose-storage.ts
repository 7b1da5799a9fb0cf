/** Where files and rows are stored, as far as the environment chooses. */

interface StorageVariables {
  readonly DATABASE_URL?: string | undefined
  readonly DATABASE_DIRECT_URL?: string | undefined
  readonly S3_ENDPOINT?: string | undefined
  readonly S3_REGION?: string | undefined
  readonly S3_BUCKET?: string | undefined
  readonly S3_ACCESS_KEY_ID?: string | undefined
  readonly S3_SECRET_ACCESS_KEY?: string | undefined
}

interface S3Choice {
  readonly endpoint: string
  readonly region: string
  readonly bucket: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
}

export interface StorageChoice {
  /** Undefined: a folder under DATA_DIR. */
  readonly s3: S3Choice | undefined
  /** What must be fixed before anything starts, by variable. */
  readonly faults: readonly string[]
}

/** Half a bucket would store some files on one machine's disk, where the other machines cannot read them, so it is a fault. */
export function storageOf(variables: StorageVariables): StorageChoice {
  const { S3_ENDPOINT, S3_REGION, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, ...database } = variables
  const databaseFaults =
    database.DATABASE_DIRECT_URL !== undefined && database.DATABASE_URL === undefined
      ? ['DATABASE_URL: missing (DATABASE_DIRECT_URL is the same database without its pooler)']
      : []
  if (S3_ENDPOINT && S3_REGION && S3_BUCKET && S3_ACCESS_KEY_ID && S3_SECRET_ACCESS_KEY) {
    const keys = { accessKeyId: S3_ACCESS_KEY_ID, secretAccessKey: S3_SECRET_ACCESS_KEY }
    return { s3: { endpoint: S3_ENDPOINT, region: S3_REGION, bucket: S3_BUCKET, ...keys }, faults: databaseFaults }
  }
  const group = { S3_ENDPOINT, S3_REGION, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY }
  const missing = Object.entries(group).flatMap(([name, value]) => (value === undefined ? [name] : []))
  const isBegun = missing.length < Object.keys(group).length
  const why = 'missing (a bucket needs all five S3_ settings)'
  return { s3: undefined, faults: [...databaseFaults, ...(isBegun ? missing.map((name) => `${name}: ${why}`) : [])] }
}
