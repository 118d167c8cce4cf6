import type { VendaFechada } from '@balcao/contract/vendas/aceite-fechada'
import { Cartao, Destaque } from '#partes/publica/Cartao.tsx'
import { diaPorExtenso, noTurno } from '#partes/publica/palavras.ts'
import classes from '#partes/publica/publica.module.css'
import { desde } from '#ui/desde.ts'
import { quando } from '#ui/quando.ts'
import { agora, passos, textos } from './fechada.textos.ts'

/** Where it stands, in words, and the way until the installation. */
export function Agora({ venda }: { venda: VendaFechada }) {
  const { situacao, agendamento, aceite_ate, arrependimento_ate } = venda
  const visita = agendamento?.confirmado ? textos.visita : textos.desejo
  return (
    <Cartao titulo={textos.agora}>
      <div role="status">
        <Destaque>{agora[situacao]}</Destaque>
        {aceite_ate && <p>{textos.aceiteAte(desde(aceite_ate))}</p>}
        {agendamento && situacao !== 'CONCLUIDA' && (
          <p>{visita(diaPorExtenso(agendamento.data), noTurno[agendamento.turno])}</p>
        )}
        {arrependimento_ate && <p>{textos.desistir(diaPorExtenso(arrependimento_ate))}</p>}
      </div>
      <h3>{textos.caminho}</h3>
      <ol className={classes.caminho}>
        {venda.passos.map(({ passo, em }) => (
          <li key={passo} data-feito={em !== null || undefined}>
            <span>{passos[passo]}</span>
            <span className={classes.quando}>{em ? quando(em) : textos.falta}</span>
          </li>
        ))}
      </ol>
    </Cartao>
  )
}
