import type { Resposta } from '@balcao/contract/base/endpoint'
import type { Total } from '@balcao/contract/base/pagina'
import type { VisaoDeBoleto } from '@balcao/contract/cobranca/boleto-filtro'
import type { listaDeBoletosApi } from '@balcao/contract/cobranca/boleto-lista-api'
import { nomesDasVisoesDeBoleto } from '@balcao/contract/cobranca/boleto-opcoes'
import { Link } from '@tanstack/react-router'
import type { Fila } from '#ui/lista/Filas.tsx'
import { textos } from './boletos.textos.ts'

type Numeros = Resposta<typeof listaDeBoletosApi.numeros>

const contar = ({ total, total_exato }: Total) => ({ total, exato: total_exato, atrasadas: 0 })

/** Every boleto, then what people work through. Only what asks for work is counted. */
export const filasDeBoletos = (numeros: Numeros | undefined): Fila[] => {
  const contadas: Partial<Record<VisaoDeBoleto, Total>> = numeros ?? {}
  return [undefined, ...(Object.keys(nomesDasVisoesDeBoleto) as VisaoDeBoleto[])].map((visao) => {
    const contada = visao && contadas[visao]
    return {
      nome: visao ? nomesDasVisoesDeBoleto[visao] : textos.todos,
      link: (props) => <Link to="/admin/boleto" search={{ visao }} {...props} />,
      numeros: contada && contar(contada),
    }
  })
}
