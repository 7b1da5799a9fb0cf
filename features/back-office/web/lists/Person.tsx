import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '#features/paths.ts'
import { showPhone } from '#features/session/web/index.ts'
import type { PanelPerson } from '#features/back-office/people-shapes.ts'
import { usePanelLocation } from '../panel-location.ts'
import { useTrailToMember } from '../nav-state.ts'

/** A person's name, otherwise their phone; or a text for a deleted account. */
export function useCallPerson(): (person: PanelPerson) => string {
  const { t } = useTranslation('panel')
  return ({ name, phone }) => name ?? (phone === null ? t('person.gone') : showPhone(phone))
}

interface PersonProps {
  person: PanelPerson
  /** A badge at the end of the name's line. */
  badge?: ReactNode
}

/** A person with contact details; the name links to their page. */
export function Person({ person, badge }: PersonProps) {
  const { name, phone, email } = person
  return (
    <div className="min-w-0">
      <div className="flex items-start justify-between gap-3">
        <PersonName person={person} />
        {badge}
      </div>
      {name !== null && phone !== null && <p className="text-sm text-soft tabular-nums">{showPhone(phone)}</p>}
      {email !== null && <p className="text-sm wrap-anywhere text-soft">{email}</p>}
    </div>
  )
}

/** Links to the person's page, except on that page. */
export function PersonName({ person }: { person: PanelPerson }) {
  const callPerson = useCallPerson()
  const { member } = usePanelLocation()
  const trail = useTrailToMember()
  return (
    <p className="min-w-0 font-semibold wrap-anywhere">
      {member === undefined ? (
        <Link
          to={paths.admin({ member: person.id })}
          state={trail}
          className="underline decoration-edge decoration-1 underline-offset-4 hover:decoration-current"
        >
          {callPerson(person)}
        </Link>
      ) : (
        callPerson(person)
      )}
    </p>
  )
}

/** The person of a row, in a table. */
export function MemberCell({ row: { user } }: { row: { readonly user: PanelPerson } }) {
  return <Person person={user} />
}
