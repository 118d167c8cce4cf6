import type { Oferta } from '@balcao/contract/catalogo/oferta'
import { emMeses, precoEmPalavras } from '@balcao/contract/catalogo/oferta-texto'
import { formatarDinheiro } from '@balcao/contract/valores/dinheiro'
import { textoDoErro } from '#http/erro.ts'
import { ErroNaTela } from '#ui/ErroNaTela.tsx'
import { MesAMes } from './MesAMes.tsx'
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
        <strong>{formatarDinheiro(preco.meses[0]?.total ?? 0)}</strong> {textos.porMes}
      </p>
      <p className={classes.discreto}>{emPalavras ?? EM_BRANCO}</p>
      <dl className={classes.numeros}>
        <Numero nome={textos.primeiraFatura} valor={preco.primeira_fatura.total} />
        <Numero nome={textos.instalacao} valor={preco.instalacao.total} />
        <Numero nome={textos.totalDoPeriodo(preco.meses.length)} valor={preco.total_fidelidade} />
        <Numero nome={textos.economia} valor={preco.economia} />
      </dl>
      <ul className={classes.linhas} aria-label={textos.primeiraFatura}>
        {preco.primeira_fatura.linhas.map(({ tipo, id, descricao, valor }) => (
          <li key={`${tipo}-${id}-${descricao}`}>
            <span>{descricao}</span>
            <span>{formatarDinheiro(valor)}</span>
          </li>
        ))}
      </ul>
      <p className={classes.discreto}>
        {oferta.fidelidade_meses === 0
          ? textos.semFidelidade
          : `${textos.fidelidade}: ${emMeses(oferta.fidelidade_meses)} · ${textos.beneficio}: ${oferta.beneficio_descricao ?? ''} (${formatarDinheiro(oferta.beneficio_valor)})`}
      </p>
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

const Numero = ({ nome, valor }: { nome: string; valor: number }) => (
  <div>
    <dt>{nome}</dt>
    <dd>{formatarDinheiro(valor)}</dd>
  </div>
)
