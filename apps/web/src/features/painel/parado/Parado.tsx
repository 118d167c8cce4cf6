import type { FiltroDoPainel, Parado as OQueEstaParado } from '@balcao/contract/painel/painel-api'
import { visao } from '@balcao/contract/vendas/visao'
import { linkOptions } from '@tanstack/react-router'
import { Secao } from '#ui/Secao.tsx'
import { textos } from '../painel.textos.ts'
import { Fila } from './Fila.tsx'
import classes from './Parado.module.css'

const t = textos.parado

type ParadoProps = { parado: OQueEstaParado; filtro: FiltroDoPainel }

/** What waits now, what waits too long, and for how long already. Whatever the period. */
export function Parado({ parado: { filas, atendimentos }, filtro }: ParadoProps) {
  const { empresa_id, canal_venda_id } = filtro
  return (
    <Secao titulo={t.titulo} texto={t.texto}>
      <ul className={classes.filas}>
        {filas.map(({ visao: fila, atrasadas, desde, ...total }) => {
          const search = { visao: fila, empresa_id, canal_venda_id }
          // Late ones are counted up to the same ceiling.
          const contadas = { total: atrasadas, total_exato: total.total_exato || atrasadas < total.total }
          return (
            <Fila
              key={fila}
              nome={visao(fila).nome}
              total={total}
              lista={linkOptions({ to: '/admin/venda', search })}
              atraso={atrasadas > 0 ? t.atrasadas(textos.contado(contadas)) : undefined}
              listaDoAtraso={linkOptions({ to: '/admin/venda', search: { ...search, atrasadas: 'sim' } })}
              // Since when a visit is booked does not say how late it is.
              desde={visao(fila).ateHoje ? null : desde}
            />
          )
        })}
        {atendimentos && (
          <Fila
            nome={t.atendimentos}
            total={atendimentos.em_aberto}
            lista={linkOptions({ to: '/admin/atendimento', search: { visao: 'em_aberto', empresa_id } })}
            atraso={
              atendimentos.atrasados.total > 0
                ? t.atrasados(textos.contado(atendimentos.atrasados))
                : undefined
            }
            listaDoAtraso={linkOptions({
              to: '/admin/atendimento',
              search: { visao: 'atrasados', empresa_id },
            })}
            desde={atendimentos.desde}
          />
        )}
      </ul>
    </Secao>
  )
}
