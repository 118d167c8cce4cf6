import type { FilaDeVendas } from '@balcao/contract/vendas/lista-api'
import { nomesDasVisoes, visao } from '@balcao/contract/vendas/visao'
import { Link } from '@tanstack/react-router'
import type { Fila } from '#ui/lista/Filas.tsx'
import { textos } from './vendas.textos.ts'

/** Every sale, and then each queue with what waits in it. */
export const filasDeVendas = (contadas: readonly FilaDeVendas[] | undefined): Fila[] =>
  [undefined, ...nomesDasVisoes].map((nome) => {
    const contada = contadas?.find((fila) => fila.visao === nome)
    return {
      nome: nome ? visao(nome).nome : textos.todas,
      link: (props) => <Link to="/admin/venda" search={{ visao: nome }} {...props} />,
      numeros: contada && {
        total: contada.total,
        exato: contada.total_exato,
        atrasadas: contada.atrasadas,
      },
    }
  })
