import { useTranslation } from 'react-i18next'
import { RetryAlert } from '#ui/RetryAlert.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { useReportFailure } from '../use-report-failure.ts'
import { FailedJobs } from './FailedJobs.tsx'
import { WebhookEvents } from './WebhookEvents.tsx'
import { Messages } from './Messages.tsx'
import { Providers } from './Providers.tsx'
import { Queues } from './Queues.tsx'
import { Reconciliations } from './Reconciliations.tsx'
import { useOperations } from './operations-queries.ts'

/** The state of queues, webhooks and providers, each problem with the button that retries it. */
export function OperationsTab() {
  const tCommon = useTranslation().t
  const reportFailure = useReportFailure()
  const { data, error, refetch } = useOperations()
  return (
    <div className="flex flex-col gap-4 md:gap-6">
      {error && <RetryAlert text={reportFailure(error, 'data')} label={tCommon('tryAgain')} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton className="h-72 w-full" />}
      {data && <Providers providers={data.providers} />}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 md:gap-6 lg:grid-cols-2">
        <Reconciliations />
        <FailedJobs />
        {data && <Queues queues={data.queues} />}
        <Messages open={data?.messages} />
        <div className="lg:col-span-2">
          <WebhookEvents open={data?.webhooks} />
        </div>
      </div>
    </div>
  )
}
