import type { FiltroDoPainel, Painel } from '@balcao/contract/painel/painel-api'
import { periodoDoPasso } from '@balcao/contract/painel/periodo'
import { TabelaDeFiguras } from '../cortes/TabelaDeFiguras.tsx'
import { textos } from '../painel.textos.ts'
import { nomeDoPasso } from './nomeDoPasso.ts'

type TabelaDaSerieProps = { painel: Painel; filtro: FiltroDoPainel }

export function TabelaDaSerie({ painel, filtro }: TabelaDaSerieProps) {
  return (
    <TabelaDeFiguras
      nome={textos.serie[painel.passo]}
      deQue={textos.passos[painel.passo]}
      linhas={painel.serie.map(({ dia, ...numeros }) => ({
        id: dia,
        nome: nomeDoPasso(painel.passo, dia),
        numeros,
        periodo: periodoDoPasso(painel.periodo, dia),
        recorte: filtro,
      }))}
    />
  )
}
