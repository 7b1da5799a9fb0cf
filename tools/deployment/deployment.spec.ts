/** What a deployment is made from: manifests against Kubernetes' schemas, settings against ours, alerts against metrics and runbook. */
import { spawnSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Ajv } from 'ajv'
import { parse, parseAllDocuments, stringify } from 'yaml'
import { describe, expect, test } from 'vitest'
import { MAX_BYTES } from '#engine/processes/budget.ts'
import { VENDOR_CREDENTIALS } from '#platform/choose-sandbox.ts'
import { VARIABLES } from '#platform/env.ts'

/** The part of a manifest that these specs look at. */
interface Manifest {
  readonly apiVersion: string
  readonly kind: string
  readonly metadata: { readonly name: string }
  readonly data?: Readonly<Record<string, string>>
  readonly stringData?: Readonly<Record<string, string>>
  readonly spec?: { readonly template?: { readonly metadata: PodMetadata; readonly spec: PodSpec } }
}

interface PodMetadata {
  readonly labels?: Readonly<Record<string, string>>
  readonly annotations?: Readonly<Record<string, string>>
}

interface PodSpec {
  readonly securityContext: { readonly runAsNonRoot?: boolean }
  readonly containers: readonly Container[]
}

interface Container {
  readonly name: string
  readonly image: string
  readonly args?: readonly string[]
  readonly env?: readonly { readonly name: string; readonly value: string }[]
  readonly securityContext?: { readonly readOnlyRootFilesystem?: boolean; readonly allowPrivilegeEscalation?: boolean }
  readonly livenessProbe?: unknown
  readonly resources?: { readonly limits?: { readonly memory?: string } }
  readonly readinessProbe?: unknown
}

/** The part of a service of the compose file that these specs look at. */
interface Service {
  readonly depends_on?: object
  readonly volumes?: readonly string[]
  readonly tmpfs?: string | readonly string[]
  readonly image?: string
  readonly command?: readonly string[]
}

const read = (path: string) => readFileSync(path, 'utf8')
const MANIFESTS: readonly Manifest[] = globSync('deploy/kubernetes/*.yaml').flatMap(
  (path) => parseAllDocuments(read(path)).map((document) => document.toJS() as Manifest), // as: checked against the schemas below
)
const readLines = (path: string) =>
  read(path)
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
const PODS = MANIFESTS.flatMap(({ metadata, spec }) => (spec?.template ? [{ name: metadata.name, pod: spec.template.spec }] : []))
/** Of the compose file itself. */
const SET_BY_PLATFORM = ['DATABASE_PASSWORD', 'EDGE_PROXY']

function check(program: string, args: readonly string[], env: Record<string, string> = {}): string {
  const { status, stdout, stderr } = spawnSync(program, args, { env: { ...process.env, ...env }, encoding: 'utf8' })
  return status === 0 ? '' : `${stdout}${stderr}` || 'failed'
}

function isMissing(program: string): boolean {
  return spawnSync(program, ['--version']).error !== undefined
}

describe('Kubernetes', () => {
  const { kinds, definitions } = JSON.parse(read('deploy/kubernetes-schemas.json')) as {
    kinds: Record<string, { $ref: string }>
    definitions: Record<string, object>
  } // as: our own file, which says where it is from

  test.each(MANIFESTS.map((manifest) => [`${manifest.kind} ${manifest.metadata.name}`, manifest] as const))(
    'accepts %s',
    (_, manifest) => {
      const schema = kinds[`${manifest.apiVersion} ${manifest.kind}`]
      const validate = new Ajv({ allErrors: true, strict: false }).compile({ ...schema, definitions })
      validate(manifest)
      expect(validate.errors ?? []).toEqual([])
    },
  )

  test('refuses a field that it does not know', () => {
    const validate = new Ajv({ strict: false }).compile({ ...kinds['apps/v1 Deployment'], definitions })
    const server = MANIFESTS.find(({ kind, metadata }) => kind === 'Deployment' && metadata.name === 'server')
    expect(validate({ ...server, spec: { ...server?.spec, replicaz: 2 } })).toBe(false)
  })

  test('runs every container without rights, on a read-only root, with probes', () => {
    const faults = PODS.flatMap(({ name, pod }) => {
      const [container] = pod.containers
      const isJob = name === 'migrate'
      const isSafe =
        pod.securityContext.runAsNonRoot === true &&
        container?.securityContext?.readOnlyRootFilesystem === true &&
        container.securityContext.allowPrivilegeEscalation === false
      const isWatched = isJob || container?.readinessProbe !== undefined
      return isSafe && isWatched ? [] : [name]
    })
    expect(faults).toEqual([])
    expect(PODS.map(({ name }) => name).toSorted()).toEqual(['migrate', 'pgbouncer', 'server', 'worker-engine', 'worker-light'])
  })

  test('gives each pod that opens photos the memory for one at its limit, beside its own', () => {
    const limits = PODS.filter(({ name }) => /^(?:server|worker-)/.test(name)).map(({ name, pod }) => {
      const [, gibibytes = ''] = /^(\d+)Gi$/.exec(pod.containers[0]?.resources?.limits?.memory ?? '') ?? []
      return { name, bytes: Number(gibibytes) * 1024 ** 3 }
    })
    expect(limits.map(({ name }) => name).toSorted()).toEqual(['server', 'worker-engine', 'worker-light'])
    const [, ownMegabytes] = /MOST_MB = (\d+)/.exec(read('bench/load/judge.ts')) ?? []
    const needed = MAX_BYTES + Number(ownMegabytes) * 1e6
    expect(limits.filter(({ bytes }) => !(bytes >= needed))).toEqual([])
  })

  test('starts only files that exist, and both kinds of workers', () => {
    const own = PODS.flatMap(({ pod }) => pod.containers).filter(({ image }) => image === 'mandou')
    for (const { args = [] } of own) expect(globSync(args[0] ?? '')).toEqual([args[0]])
    const given = own.flatMap(({ env = [] }) => env)
    expect(given.filter(({ name }) => name === 'WORKER_KIND').map(({ value }) => value)).toEqual(['engine', 'light'])
  })
})

test('a deployment sets only variables that exist', () => {
  const kubernetes = MANIFESTS.flatMap(({ metadata, data = {}, stringData = {} }) =>
    metadata.name === 'mandou' ? [...Object.keys(data), ...Object.keys(stringData)] : [],
  )
  const compose = [...read('deploy/compose.yaml').matchAll(/^ +([A-Z][A-Z0-9_]+): /gm)].map(([, name = '']) => name)
  const secrets = [...read('deploy/secrets.example.env').matchAll(/^([A-Z][A-Z0-9_]+)=/gm)].map(([, name = '']) => name)
  const others = /^(?:POSTGRES_|HTTP_PORT|STATS_PORT|SERVER_\d|EDGE_PROXY)/
  const named = [...kubernetes, ...compose.filter((name) => !others.test(name)), ...secrets]
  expect(named.length).toBeGreaterThan(30)
  expect([...new Set(named)].filter((name) => ![...VARIABLES, ...SET_BY_PLATFORM].includes(name))).toEqual([])
})

test.each(['deploy/secrets.example.env', 'deploy/kubernetes/secrets.example.yaml'])(
  '%s asks for the credentials of every vendor',
  (path) => {
    const named = [...read(path).matchAll(/^ *([A-Z][A-Z0-9_]+)[=:]/gm)].map(([, name = '']) => name)
    expect(VENDOR_CREDENTIALS.filter((name) => !named.includes(name))).toEqual([])
  },
)

describe('the compose file', () => {
  const { services, volumes } = parse(read('deploy/compose.yaml'), { merge: true }) as {
    services: Record<string, Service>
    volumes: object
  } // as: the compose format
  const parts = Object.values(services)

  test('is one by the published schema', () => {
    const validate = new Ajv({ allErrors: true, strict: false, validateFormats: false }).compile(
      JSON.parse(read('deploy/compose-schema.json')) as object, // as: a schema, which says where it is from
    )
    validate(parse(read('deploy/compose.yaml'), { merge: true }))
    expect(validate.errors ?? []).toEqual([])
    expect(validate({ services: { server: { image: 'mandou', tempfs: '/tmp' } } })).toBe(false)
  })

  test('takes what it is given from the file of secrets', () => {
    const asked = [...read('deploy/compose.yaml').matchAll(/\$\{(\w+)/g)].map(([, name = '']) => name)
    const given = [...read('deploy/secrets.example.env').matchAll(/^(\w+)=/gm)].map(([, name = '']) => name)
    expect(asked.length).toBeGreaterThan(3)
    expect(asked.filter((name) => !given.includes(name))).toEqual([])
    expect(read('deploy/compose.yaml')).toContain('--env-file deploy/secrets.env ')
  })

  test('names only services and volumes that it has', () => {
    const needed = parts.flatMap(({ depends_on: on = {} }) => (Array.isArray(on) ? (on as string[]) : Object.keys(on))) // as: a list of names
    expect([...new Set(needed)].filter((name) => !(name in services))).toEqual([])
    const mounted = parts.flatMap(({ volumes: all = [] }) => all.filter((volume) => !volume.startsWith('.')))
    expect([...new Set(mounted.map((volume) => volume.split(':')[0] ?? ''))].filter((name) => !(name in volumes))).toEqual([])
  })

  test('holds arriving photos on disk, and gives every folder that is memory a size', () => {
    const servers = Object.entries(services).filter(([name]) => name.startsWith('server-'))
    const held = servers.map(([, { tmpfs, volumes: all = [] }]) => [tmpfs, all.some((volume) => volume.endsWith(':/tmp'))])
    expect(held).toEqual([
      [[], true],
      [[], true],
    ])
    const inMemory = parts.flatMap(({ tmpfs = [] }) => tmpfs)
    expect(inMemory.length).toBeGreaterThan(0)
    expect(inMemory.filter((folder) => !/:size=\d+m$/.test(folder))).toEqual([])
  })

  test('starts files that exist', () => {
    const files = parts.flatMap(({ image, command: [file] = [] }) => (image === 'mandou' && file !== undefined ? [file] : []))
    expect(files.filter((file) => globSync(file).length !== 1)).toEqual([])
    expect(parts.filter(({ image }) => image === undefined)).toEqual([])
  })
})

test('the image starts files that exist, as an account without rights', () => {
  const image = read('deploy/Containerfile')
  expect(image).toMatch(/^USER 10001:10001$/m)
  expect(image).toMatch(/^HEALTHCHECK /m)
  // without it, npm downloads libraries for graphics cards
  expect(image).toMatch(/^COPY .*\.npmrc/m)
  const [, file = ''] = /^CMD \["([^"]+)"\]$/m.exec(image) ?? []
  expect(globSync([file, 'platform/quick-imports.ts'])).toHaveLength(2)
})

test('the image holds no file that a commit may not hold', () => {
  const ignored = readLines('.containerignore')
  const secret = readLines('.gitignore').filter((line) => /^\.env$|^deploy\//.test(line))
  expect(secret).toHaveLength(4)
  expect(secret.filter((line) => !ignored.includes(line))).toEqual([])
})

test('a pooler loses no setting that the product sends, and answers its operators', () => {
  const settings = read('deploy/pgbouncer.ini')
  const [, limit] = /statement_timeout: ([\d_]+)/.exec(read('platform/database.ts')) ?? []
  expect(settings).toContain(`set statement_timeout = ${limit?.replaceAll('_', '')}`)
  expect(settings).toMatch(/^ignore_startup_parameters = .*statement_timeout/m)
  expect(settings).toMatch(/^pool_mode = transaction$/m)
  // as the runbook has operators do
  const [, account] = /postgres:\/\/(\w+):/.exec(read('deploy/compose.yaml')) ?? []
  expect(settings).toContain(`stats_users = ${account}\n`)
})

describe('programs that are not part of the project', () => {
  test('HAProxy accepts its configuration', ({ skip }) => {
    skip(isMissing('haproxy'), 'SKIPPED: haproxy is not installed (Debian: apt-get install haproxy)')
    const places = { HTTP_PORT: '8080', STATS_PORT: '8404', SERVER_1: '127.0.0.1:3000', SERVER_2: '127.0.0.1:3001' }
    expect(check('haproxy', ['-c', '-f', 'deploy/haproxy.cfg'], places)).toBe('')
  })

  test('each bad day raises exactly its alert', ({ skip }) => {
    skip(isMissing('promtool'), 'SKIPPED: promtool is not installed (Debian: apt-get install prometheus)')
    expect(check('promtool', ['check', 'rules', 'deploy/prometheus/rules.yaml'])).toBe('')
    expect(check('promtool', ['check', 'config', '--syntax-only', 'deploy/prometheus/prometheus.yaml'])).toBe('')
    expect(check('promtool', ['test', 'rules', 'deploy/prometheus/rules.test.yaml'])).toBe('')
  })

  test('pods are scraped under the names that the alerts know', async ({ skip }) => {
    skip(isMissing('promtool'), 'SKIPPED: promtool is not installed (Debian: apt-get install prometheus)')
    expect(await scrapePods()).toEqual({
      server: '10.0.0.1:3000',
      'worker-engine': '10.0.0.1:9000',
      'worker-light': '10.0.0.1:9000',
    })
  })
})

/** What Prometheus makes of the pods of the manifests: Debian's knows no Kubernetes, so they are listed as it would find them. */
async function scrapePods(): Promise<Record<string, string>> {
  const config = parse(read('deploy/prometheus/kubernetes.yaml')) as { scrape_configs: Record<string, unknown>[] } // as: Prometheus' format
  const pods = MANIFESTS.flatMap(({ spec, metadata }) =>
    spec?.template ? [{ ...spec.template.metadata, name: metadata.name }] : [],
  )
  const found = pods.map(({ name, labels = {}, annotations = {} }) => ({
    targets: ['10.0.0.1'],
    labels: {
      ...withPrefix('__meta_kubernetes_pod_label_', labels),
      ...withPrefix('__meta_kubernetes_pod_annotation_', annotations),
      __meta_kubernetes_pod_name: `${name}-1`,
      __meta_kubernetes_pod_phase: 'Running',
    },
  }))
  const ADDRESS = '__address__'
  const scrape = { ...config.scrape_configs[0], kubernetes_sd_configs: undefined, authorization: undefined }
  const folder = await mkdtemp(join(tmpdir(), 'scrape-'))
  try {
    const path = join(folder, 'prometheus.yaml')
    await writeFile(path, stringify({ scrape_configs: [{ ...scrape, static_configs: found }] }))
    // it waits that long, and learns of targets after five seconds
    const args = ['check', 'service-discovery', '--timeout=10s', path, 'mandou']
    const { stdout } = spawnSync('promtool', args, { encoding: 'utf8' })
    const scraped = JSON.parse(stdout) as { labels: Record<string, string> }[] // as: what promtool prints
    const kept = scraped.filter(({ labels }) => labels.job !== undefined)
    return Object.fromEntries(kept.map(({ labels }) => [labels.job, labels[ADDRESS] ?? '']))
  } finally {
    await rm(folder, { recursive: true })
  }
}

function withPrefix(prefix: string, all: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(all).map(([name, value]) => [prefix + name.replaceAll(/\W/g, '_'), value]))
}

const METRIC_FILES = globSync('{apps,features,platform}/**/*{metrics,operations}*.ts').filter((path) => !path.includes('.spec.'))

describe('alerts and dashboards', () => {
  const rules = read('deploy/prometheus/rules.yaml')
  const alerts = [...rules.matchAll(/alert: (\w+)/g)].map(([, name = '']) => name)
  const NAME = /\b(?:[a-z]+_[a-z0-9_]+|up)(?=[{[)\s]|$)/g
  /** Metrics of Prometheus itself, or words of its language that look like a name. */
  const OTHERS = ['up', 'label_replace', 'histogram_quantile', 'min_over_time']

  test('each alert has its section in the runbook, and each section its alert', () => {
    const sections = [...read('docs/runbook.md').matchAll(/^## (\w+)$/gm)].map(([, name = '']) => name)
    expect(sections).toEqual(alerts)
    expect([...rules.matchAll(/runbook\.md#(\w+)/g)].map(([, name]) => name)).toEqual(alerts.map((name) => name.toLowerCase()))
  })

  test('each alert is tried with a recorded bad day', () => {
    const tried = parse(read('deploy/prometheus/rules.test.yaml')) as {
      tests: readonly { alert_rule_test: readonly { alertname: string; exp_alerts?: unknown }[] }[]
    } // as: promtool's format
    const raised = tried.tests.flatMap(({ alert_rule_test: each }) =>
      each.filter(({ exp_alerts: expected }) => expected !== undefined).map(({ alertname }) => alertname),
    )
    expect([...new Set(raised)].toSorted()).toEqual(alerts.toSorted())
  })

  test('the table of metrics names each of ours with its labels, and no other', () => {
    const sources = METRIC_FILES.map(read).join('\n')
    const own = [...sources.matchAll(/name: '(\w+)',\s+help: (?:'[^']*'|"[^"]*"),(?:\s+labelNames: (\[[^\]]*\]))?/g)]
    const shared = [...sources.matchAll(/registerByQueue\(registry, \{\s*name: '(\w+)'/g)].map(([, name = '']) => name)
    const ofAreas = [...own].filter(([, name = '']) => /^sign_in_codes_(?!left)/.test(name)).map(([, name]) => name)
    const labelsOf = (name = '', given = '[]') => {
      if (shared.includes(name)) return 'queue'
      return ofAreas.includes(name) ? 'area' : [...given.matchAll(/\w+/g)].join(', ')
    }
    const rows = [...read('docs/metrics.md').matchAll(/^\| `(\w+)` +\| ([^|]*?) *\|/gm)]
    const written = rows.map(([, name, labels]) => `${name}: ${labels}`)
    expect(written.toSorted()).toEqual(own.map(([, name, given]) => `${name}: ${labelsOf(name, given)}`).toSorted())
    expect(written.length).toBeGreaterThan(20)
  })

  test('they ask only for metrics that exist', () => {
    const recorded = [...rules.matchAll(/record: (\w+)/g)].map(([, name = '']) => name)
    const dashboard = [...read('deploy/grafana/mandou.json').matchAll(/"expr": "((?:[^"\\]|\\.)*)"/g)].map(
      ([, text = '']) => text,
    )
    const { groups } = parse(rules) as { groups: readonly { rules: readonly { expr: string }[] }[] } // as: Prometheus' format
    const asked = [...groups.flatMap((group) => group.rules.map(({ expr }) => expr)), ...dashboard]
    const names = asked.flatMap((text) => text.replaceAll(/"[^"]*"|by \([^)]*\)|\{[^}]*\}/g, '{').match(NAME) ?? [])
    const sources = METRIC_FILES.map(read).join('\n')
    const own = new Set([...sources.matchAll(/name: '(\w+)'/g)].map(([, name = '']) => name))
    const ofNode =
      read('node_modules/prom-client/lib/metrics/eventLoopLag.js') +
      read('node_modules/prom-client/lib/metrics/osMemoryHeapLinux.js')
    const unknown = [...new Set(names)].filter((name) => {
      const base = name.replace(/_(?:count|bucket|sum)$/, '')
      if (OTHERS.includes(name) || recorded.includes(name) || own.has(base)) return false
      return !/^(?:process|nodejs)_/.test(name) || !isOfNode(name, ofNode)
    })
    expect(unknown).toEqual([])
    expect(names.length).toBeGreaterThan(20)
  })
})

/** Metrics that every Node process has by prom-client. */
function isOfNode(name: string, sources: string): boolean {
  return sources.includes(name) || ['process_start_time_seconds', 'process_cpu_seconds_total'].includes(name)
}
