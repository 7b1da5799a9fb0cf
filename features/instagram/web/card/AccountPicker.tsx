import { RadioGroup } from 'radix-ui'
import { useController, useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Badge } from '#ui/Badge.tsx'
import { Button } from '#ui/Button.tsx'
import { chooseByArrow } from '#ui/choose-by-arrow.ts'
import type { DialogAccount } from '#features/instagram/contract.ts'

interface AccountPickerProps {
  accounts: readonly DialogAccount[]
  onChoose: (accountId: string) => void
  onCancel: () => void
}

/**
 * Lets the member choose one of several accounts. An account whose Page they may not post for is listed with the reason, but
 * cannot be chosen.
 */
export function AccountPicker({ accounts, onChoose, onCancel }: AccountPickerProps) {
  const { t } = useTranslation('instagram')
  const open = accounts.filter((account) => account.may_publish)
  const preferred = open.find((account) => account.is_connected) ?? open[0]
  const { control, handleSubmit } = useForm({ defaultValues: { accountId: preferred?.id ?? '' } })
  const { field } = useController({ control, name: 'accountId' })
  return (
    <form
      className="mx-auto flex w-full max-w-lg flex-1 flex-col px-5 pt-8 pb-6"
      onSubmit={(event) => void handleSubmit(({ accountId }) => onChoose(accountId))(event)}
    >
      <h1 className="text-2xl">{t('picker.heading')}</h1>
      <p className="mt-2 text-soft">{t('picker.text')}</p>
      <RadioGroup.Root
        aria-label={t('picker.heading')}
        value={field.value}
        onValueChange={field.onChange}
        onKeyDownCapture={chooseByArrow}
        className="mt-6 flex flex-col gap-3"
      >
        {accounts.map((account) => (
          <Choice key={account.id} account={account} />
        ))}
      </RadioGroup.Root>
      <div className="mt-auto flex flex-col gap-2 pt-8">
        <Button type="submit" variant="primary" size="large" isWide disabled={field.value === ''}>
          {t('picker.confirm')}
        </Button>
        <Button variant="quiet" isWide onClick={onCancel}>
          {t('giveUp')}
        </Button>
      </div>
    </form>
  )
}

function Choice({ account }: { account: DialogAccount }) {
  const { t } = useTranslation('instagram')
  return (
    <RadioGroup.Item
      value={account.id}
      disabled={!account.may_publish}
      className="group flex min-h-16 items-center gap-4 rounded-card bg-surface p-4 text-left ring-1 ring-edge transition-shadow ring-inset enabled:hover:ring-ink disabled:cursor-not-allowed disabled:bg-transparent disabled:ring-line data-[state=checked]:ring-2 data-[state=checked]:ring-ink"
    >
      <span
        aria-hidden="true"
        className="grid size-6 shrink-0 place-items-center rounded-full ring-1 ring-edge ring-inset group-disabled:ring-line group-data-[state=checked]:bg-ink group-data-[state=checked]:ring-ink"
      >
        <span className="size-2.5 rounded-full group-data-[state=checked]:bg-page" />
      </span>
      <span className="min-w-0 flex-1">
        <span className="block truncate font-semibold">@{account.username}</span>
        <span className="block text-sm text-soft">{t('picker.page', { page: account.page_name })}</span>
        {!account.may_publish && <span className="mt-1 block text-sm text-danger">{t('picker.noRole')}</span>}
      </span>
      {account.is_connected && <Badge variant="good">{t('status.connected')}</Badge>}
    </RadioGroup.Item>
  )
}
