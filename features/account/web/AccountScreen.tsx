import { ShieldCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { paths } from '#features/paths.ts'
import type { User } from '#features/sign-in/contract.ts'
import { useMember } from '#features/sign-in/web/member.ts'
import { showPhone } from '#features/sign-in/web/phone-number.ts'
import { useSignOut } from '#features/sign-in/web/use-sign-out.ts'
import { Badge } from '#ui/Badge.tsx'
import { Button, LinkButton } from '#ui/Button.tsx'
import { PlanCard } from './PlanCard.tsx'
import { StudioCard } from './StudioCard.tsx'

/** The member's own place: the studio first, then the plan, then who they are. */
export function AccountScreen() {
  const { t } = useTranslation('account')
  const member = useMember()
  return (
    <div className="mx-auto w-full max-w-5xl px-5 py-8 md:px-6 md:py-12">
      <header className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <h1 className="text-2xl md:text-3xl">{member.name ? t('greeting', { name: member.name }) : t('greetingNameless')}</h1>
        {member.is_admin && <AdminDoor />}
      </header>
      <div className="mt-6 grid items-start gap-4 md:mt-8 md:grid-cols-2 md:gap-6">
        <StudioCard />
        <PlanCard member={member} />
        <PersonCard member={member} />
      </div>
    </div>
  )
}

function AdminDoor() {
  const { t } = useTranslation('account')
  return (
    <div className="flex items-center gap-3">
      <Badge look="accent">
        <ShieldCheck className="size-4" aria-hidden="true" />
        {t('admin.badge')}
      </Badge>
      <LinkButton to={paths.admin()} size="small" className="min-h-11">
        {t('admin.open')}
      </LinkButton>
    </div>
  )
}

function PersonCard({ member }: { member: User }) {
  const { t } = useTranslation('account')
  const { leave, isLeaving } = useSignOut()
  const lines = [
    { label: t('person.phone'), value: showPhone(member.phone) },
    { label: t('person.name'), value: [member.name, member.last_name].filter(Boolean).join(' ') || t('person.notGiven') },
    { label: t('person.email'), value: member.email ?? t('person.notGiven') },
  ]
  return (
    <section aria-labelledby="person" className="rounded-card bg-surface p-5 shadow-lift md:p-6">
      <h2 id="person" className="text-lg">
        {t('person.heading')}
      </h2>
      <dl className="mt-3 divide-y divide-line">
        {lines.map(({ label, value }) => (
          <div key={label} className="flex flex-wrap justify-between gap-x-4 py-2.5">
            <dt className="text-soft">{label}</dt>
            <dd className="min-w-0 font-semibold wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-sm text-faint">{t('person.soon')}</p>
      <Button className="mt-5 max-sm:w-full" onClick={() => void leave()} isBusy={isLeaving}>
        {t('person.signOut')}
      </Button>
    </section>
  )
}
