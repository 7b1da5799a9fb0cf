import { useTranslation } from 'react-i18next'
import { ACTIVITY_ACTORS, ACTIVITY_KINDS } from '#features/activity/contract.ts'
import { ActivityActor, ActivityAddress, ActivityCard, ActivityEvent, ActivityTime } from './ActivityParts.tsx'
import { ListBar } from '../lists/ListBar.tsx'
import { isAnySet, usePanelLocation } from '../panel-location.ts'
import { usePanelActivity } from '../panel-queries.ts'
import { PeriodFilter } from '../charts/PeriodFilter.tsx'
import { LocationFilter } from '../lists/LocationFilter.tsx'
import { RecordList } from '../lists/RecordList.tsx'
import { useNameKind } from './use-activity-sentence.ts'

export function ActivityTab() {
  const { t } = useTranslation('panel')
  const { search, member, actor, kind, period } = usePanelLocation()
  const nameKind = useNameKind()
  const list = usePanelActivity()
  return (
    <>
      <ListBar
        readAt={list.readAt}
        error={list.error}
        searchFor={t('search.placeInLog')}
        file={{ list: 'activity', filter: { search, member, actor, kind, ...period } }}
      >
        <LocationFilter
          name="actor"
          label={t('filter.actor')}
          all={t('filter.allActors')}
          value={actor}
          options={ACTIVITY_ACTORS.map((value) => ({ value, text: t(`actors.${value}`) }))}
        />
        <LocationFilter
          name="kind"
          label={t('filter.kind')}
          all={t('filter.allKinds')}
          value={kind}
          options={ACTIVITY_KINDS.map((value) => ({ value, text: nameKind(value) }))}
        />
        <PeriodFilter />
      </ListBar>
      <RecordList
        label={t('tabs.activity')}
        list={list}
        isFiltered={isAnySet([search, actor, kind, period.from, period.to])}
        columns={[
          { heading: t('list.event'), Cell: ActivityEvent },
          { heading: t('list.by'), Cell: ActivityActor, isShort: true },
          { heading: t('list.address'), Cell: ActivityAddress, isShort: true },
          { heading: t('list.date'), Cell: ActivityTime, isNumber: true, isShort: true },
        ]}
        Card={ActivityCard}
      />
    </>
  )
}
