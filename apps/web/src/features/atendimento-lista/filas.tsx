import type { Resposta } from '@balcao/contract/base/endpoint'
import type { Total } from '@balcao/contract/base/pagina'
import type { FiltroAtendimento } from '@balcao/contract/posvenda/atendimento-filtro'
import { visoesDeAtendimento } from '@balcao/contract/posvenda/atendimento-filtro'
import type { listaDeAtendimentosApi } from '@balcao/contract/posvenda/atendimento-lista-api'
import { Link } from '@tanstack/react-router'
import type { Fila } from '#ui/lista/Filas.tsx'
import { textos } from './atendimentos.textos.ts'

type Numeros = Resposta<typeof listaDeAtendimentosApi.numeros>
type Busca = Pick<FiltroAtendimento, 'visao' | 'responsavel'>

const fila = (nome: string, busca: Busca, numeros?: Fila['numeros']): Fila => ({
  nome,
  link: (props) => (
    <Link
      to="/admin/atendimento"
      search={{ visao: busca.visao, responsavel: busca.responsavel }}
      {...props}
    />
  ),
  numeros,
})

/** What waits, whose it is, and what is over. */
export const filasDeAtendimentos = (numeros: Numeros | undefined): Fila[] => {
  const contar = ({ total, total_exato }: Total, atrasadas = 0) => ({ total, atrasadas, exato: total_exato })
  const { em_aberto, atrasados, encerrados } = visoesDeAtendimento
  return [
    fila(textos.filas.todos, {}),
    fila(
      em_aberto,
      { visao: 'em_aberto' },
      numeros && contar(numeros.todos.em_aberto, numeros.todos.atrasados.total),
    ),
    fila(atrasados, { visao: 'atrasados' }, numeros && contar(numeros.todos.atrasados)),
    fila(
      textos.filas.meus,
      { visao: 'em_aberto', responsavel: 'eu' },
      numeros && contar(numeros.meus.em_aberto, numeros.meus.atrasados.total),
    ),
    fila(
      textos.filas.semResponsavel,
      { visao: 'em_aberto', responsavel: 'ninguem' },
      numeros && contar(numeros.sem_responsavel),
    ),
    fila(encerrados, { visao: 'encerrados' }),
  ]
}

/** Why a queue is empty. */
export const semLinhasDe = ({ visao, responsavel }: Busca): string => {
  if (!visao) return textos.nenhum
  if (responsavel === 'eu') return textos.nadaMeu
  return responsavel === 'ninguem' ? textos.nadaSemResponsavel : textos.nadaEm[visao]
}
