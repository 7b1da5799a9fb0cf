import { useTranslation } from 'react-i18next'
import { ACTIVITY_ACTORS } from '#features/activity/contract.ts'
import { ActivityActor, ActivityAddress, ActivityCard, ActivityEvent, ActivityTime } from './ActivityParts.tsx'
import { ListBar } from './ListBar.tsx'
import { usePanelPlace } from './panel-place.ts'
import { usePanelActivity } from './panel-queries.ts'
import { PlaceFilter } from './PlaceFilter.tsx'
import { RecordList } from './RecordList.tsx'

export function ActivityTab() {
  const { t } = useTranslation('panel')
  const { search, actor } = usePanelPlace()
  const list = usePanelActivity()
  return (
    <>
      <ListBar readAt={list.readAt}>
        <PlaceFilter
          label={t('filter.actor')}
          all={t('filter.allActors')}
          value={actor}
          options={ACTIVITY_ACTORS.map((value) => ({ value, text: t(`actors.${value}`) }))}
          placeOf={(chosen) => ({ tab: 'activity', search, actor: chosen })}
        />
      </ListBar>
      <RecordList
        tab="activity"
        list={list}
        isFiltered={search !== undefined || actor !== undefined}
        columns={[
          { heading: t('list.event'), Cell: ActivityEvent },
          { heading: t('list.by'), Cell: ActivityActor },
          { heading: t('list.address'), Cell: ActivityAddress },
          { heading: t('list.date'), Cell: ActivityTime, isNumber: true },
        ]}
        Card={ActivityCard}
      />
    </>
  )
}
