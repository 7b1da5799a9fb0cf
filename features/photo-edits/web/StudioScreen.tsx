import { useEffect, useRef } from 'react'
import { Navigate, NavigationType, useNavigationType, useSearchParams } from 'react-router'
import { paths } from '#features/paths.ts'
import { OnePhoto } from './OnePhoto.tsx'
import { SeveralView } from './several/SeveralView.tsx'
import { TogetherView } from './several/TogetherView.tsx'
import { useSeveral } from './several/use-several.ts'
import { placeKey, readPlace } from './studio-location.ts'
import { EmptyTable } from './upload/PhotoDrop.tsx'

/** Shown until the session is known. */
export function StudioWaiting() {
  return <EmptyTable />
}

/** The studio. The address says which view is shown; several photos being sent are kept here, above all views. */
export function StudioScreen() {
  const [search] = useSearchParams()
  const place = readPlace(search)
  const key = placeKey(place)
  const several = useSeveral(place)
  const isWayBack = useNavigationType() === NavigationType.Pop
  const shown = useRef('')
  useEffect(() => {
    if (shown.current === key) return
    shown.current = key
    if (!isWayBack) scrollTo({ top: 0 }) // when going back, the browser restores the position
  }, [key, isWayBack])
  if (place.name === 'together') return <TogetherView key={place.editIds.join()} editIds={place.editIds} />
  if (place.name !== 'several') return <OnePhoto place={place} onPhotos={several.begin} />
  return several.isLost ? <Navigate to={paths.studio()} replace /> : <SeveralView {...several.view} />
}
