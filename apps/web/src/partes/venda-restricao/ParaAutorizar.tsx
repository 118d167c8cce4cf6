import type { Venda } from '@balcao/contract/vendas/venda'
import { useQuery } from '@tanstack/react-query'
import { textoDoErro } from '#http/erro.ts'
import { ErroNaTela } from '#ui/ErroNaTela.tsx'
import { Esqueleto } from '#ui/Esqueleto.tsx'
import { Secao } from '#ui/Secao.tsx'
import { HistoricoDoCliente } from './HistoricoDoCliente.tsx'
import classes from './Restricao.module.css'
import { historicoDoCliente } from './restricao.data.ts'
import { textos } from './restricao.textos.ts'

/**
 * Why a sale waits, in words, and for who may decide what is known of the client. Nothing while it does not wait. The
 * decision itself is among the sale's actions.
 */
export function ParaAutorizar({ venda }: { venda: Pick<Venda, 'id' | 'situacao' | 'restricoes' | 'acoes'> }) {
  const { id, situacao, restricoes, acoes } = venda
  if (situacao !== 'AGUARDANDO_AUTORIZACAO') return null
  return (
    <div className={classes.quadro}>
      <Secao titulo={textos.titulo}>
        <ul className={classes.motivos}>
          {restricoes.map(({ regra, texto }) => (
            <li key={regra}>{texto}</li>
          ))}
        </ul>
        {acoes.includes('autorizar') && <Historico id={id} />}
      </Secao>
    </div>
  )
}

function Historico({ id }: { id: string }) {
  const { data, error, refetch } = useQuery(historicoDoCliente(id))
  if (error) return <ErroNaTela mensagem={textoDoErro(error)} aoTentarDeNovo={() => void refetch()} />
  if (data) return <HistoricoDoCliente historico={data} />
  return (
    <div role="status" aria-label={textos.carregando}>
      <Esqueleto altura={120} />
    </div>
  )
}
