import type { FiltroDoPainel, Painel } from '@balcao/contract/painel/painel-api'
import type { MarcoDaVenda } from '@balcao/contract/vendas/marco'
import { Link } from '@tanstack/react-router'
import { duracao } from '#ui/duracao.ts'
import { Secao } from '#ui/Secao.tsx'
import { listaDoFunil } from '../lista-da-figura.ts'
import { textos } from '../painel.textos.ts'
import classes from './Funil.module.css'

const emPorCento = new Intl.NumberFormat('pt-BR', { style: 'percent' })

type FunilProps = { painel: Painel; filtro: FiltroDoPainel }

/** How far the sales of the period have come by now, and in how much time. */
export function Funil({ painel, filtro }: FunilProps) {
  const { enviadas, etapas, reprovadas, canceladas } = painel.funil
  const linhas: { marco?: MarcoDaVenda; vendas: number; segundos?: number | null }[] = [
    { vendas: enviadas },
    ...etapas,
    { marco: 'reprovada', vendas: reprovadas },
    { marco: 'cancelada', vendas: canceladas },
  ]
  return (
    <Secao titulo={textos.funil.titulo} texto={textos.funil.texto}>
      <ol className={classes.funil}>
        {linhas.map(({ marco, vendas, segundos }) => (
          <li
            key={marco ?? 'enviada'}
            data-fora={marco === 'reprovada' || marco === 'cancelada' || undefined}
          >
            <Link
              to="/admin/venda"
              search={listaDoFunil(marco, painel.periodo, filtro)}
              className={classes.etapa ?? ''}
            >
              <span className={classes.nome}>{textos.funil.etapas[marco ?? 'enviada']}</span>
              <strong>{vendas.toLocaleString('pt-BR')}</strong>
              <span className={classes.parte}>
                {enviadas > 0 && marco && emPorCento.format(vendas / enviadas)}
              </span>
              <span
                className={classes.barra}
                style={{ width: `${enviadas ? (100 * vendas) / enviadas : 0}%` }}
                aria-hidden
              />
            </Link>
            {segundos != null && (
              <span className={classes.tempo}>{textos.funil.tempo(duracao(segundos))}</span>
            )}
          </li>
        ))}
      </ol>
    </Secao>
  )
}
