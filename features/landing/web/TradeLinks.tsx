import { useTranslation } from 'react-i18next'
import { paths } from '#features/paths.ts'
import { TILE, TRADES, type Trade } from '../trades.ts'
import { Column } from './parts.tsx'
import { showOf } from './trade-pictures.ts'

/** The way to the page of one's own trade, each by its result. */
export function TradeLinks({ trade }: { trade: Trade | undefined }) {
  const { t } = useTranslation(['landing', 'trades'])
  return (
    <section data-below="" aria-labelledby="trades-title" className="pt-11 md:pt-24">
      <Column>
        <h2 id="trades-title" className="text-2xl font-extrabold md:text-3xl">
          {t('trades.title')}
        </h2>
        <ul className="mt-6 grid grid-cols-4 gap-x-2.5 gap-y-4 md:mt-8 md:gap-x-6 lg:grid-cols-8 lg:gap-x-4">
          {TRADES.map((other) => (
            <li key={other}>
              <a
                href={paths.home({ para: other })}
                aria-current={other === trade ? 'page' : undefined}
                className="group block text-center text-sm leading-5 font-semibold underline-offset-4 hover:underline"
              >
                <TradeTile trade={other} />
                {t(`trades:${other}.name`)}
              </a>
            </li>
          ))}
        </ul>
      </Column>
    </section>
  )
}

function TradeTile({ trade }: { trade: Trade }) {
  return (
    <img
      src={showOf(trade).tile}
      alt=""
      {...TILE}
      loading="lazy"
      className="mb-1.5 aspect-square w-full bg-white object-cover p-1 shadow-lift group-aria-[current]:outline-3"
    />
  )
}
