import type { Oferta } from '@balcao/contract/catalogo/oferta'
import { precoEmPalavras } from '@balcao/contract/catalogo/oferta-texto'
import { formatarDinheiro } from '@balcao/contract/valores/dinheiro'
import { textoDoErro } from '#http/erro.ts'
import { fidelidadeEmPalavras } from '#partes/oferta/fidelidade.ts'
import { LinhasDaFatura } from '#partes/oferta/LinhasDaFatura.tsx'
import { MesAMes } from '#partes/oferta/MesAMes.tsx'
import { NumerosDoPreco } from '#partes/oferta/NumerosDoPreco.tsx'
import { textos as doPreco } from '#partes/oferta/preco.textos.ts'
import { ErroNaTela } from '#ui/ErroNaTela.tsx'
import classes from './Simulador.module.css'
import { textos } from './simulador.textos.ts'
import type { Simulacao } from './useSimulacao.ts'

type PrecoSimuladoProps = { oferta: Oferta; simulacao: Simulacao }

/** Keeps the space of the line when it is empty. */
const EM_BRANCO = '\u00a0'

export function PrecoSimulado({ oferta, simulacao }: PrecoSimuladoProps) {
  const { preco, conferido, erro } = simulacao
  const emPalavras = precoEmPalavras(preco)
  return (
    <section className={classes.preco} aria-label={textos.preco}>
      <p className={classes.valor}>
        <strong>{formatarDinheiro(preco.meses[0]?.total ?? 0)}</strong> {doPreco.porMes}
      </p>
      <p className={classes.discreto}>{emPalavras ?? EM_BRANCO}</p>
      <NumerosDoPreco preco={preco} />
      <LinhasDaFatura rotulo={doPreco.primeiraFatura} fatura={preco.primeira_fatura} />
      <p className={classes.discreto}>{fidelidadeEmPalavras(oferta)}</p>
      <MesAMes preco={preco} />
      {erro ? (
        <ErroNaTela mensagem={textoDoErro(erro)} />
      ) : (
        <p className={classes.conferencia} role="status">
          {conferido ? textos.conferido : textos.calculando}
        </p>
      )}
    </section>
  )
}
