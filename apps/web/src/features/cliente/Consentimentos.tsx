import type { Cliente } from '@balcao/contract/clientes/cliente/cliente'
import {
  type Consentimento,
  type FinalidadeConsentimento,
  finalidadesDeConsentimento,
  nomesDasFinalidades,
} from '@balcao/contract/clientes/cliente/consentimento'
import { BotaoComMotivo } from '#ui/BotaoComMotivo.tsx'
import linhas from '#ui/Linhas.module.css'
import { quando } from '#ui/quando.ts'
import { Secao } from '#ui/Secao.tsx'
import { Situacao } from '#ui/Situacao.tsx'
import { consentimentoAtual } from './consentimento-atual.ts'
import classes from './Listas.module.css'
import { textos } from './secoes.textos.ts'

export type ConsentimentosProps = {
  cliente: Cliente
  motivo: string | null
  /** Missing when nothing can be recorded any more. */
  aoRegistrar?: (finalidade: FinalidadeConsentimento) => void
}

/** What the person agreed to: the current state and how it came about. */
export function Consentimentos({ cliente, motivo, aoRegistrar }: ConsentimentosProps) {
  const { consentimentos } = cliente
  return (
    <Secao titulo={textos.consentimentos} texto={textos.consentimentosExplicados}>
      <ul className={linhas.lista}>
        {finalidadesDeConsentimento.map((finalidade) => {
          const atual = consentimentoAtual(consentimentos, finalidade)
          const acao = atual?.concedido ? textos.revogar : textos.conceder
          return (
            <li key={finalidade}>
              <div>
                <p className={linhas.titulo}>
                  {nomesDasFinalidades[finalidade]} <Estado atual={atual} todos={consentimentos} />
                </p>
                {atual && <p className={linhas.detalhe}>{contar(atual)}</p>}
              </div>
              {aoRegistrar && (
                <BotaoComMotivo
                  variant="default"
                  size="compact-sm"
                  motivo={motivo}
                  aria-label={`${acao}: ${nomesDasFinalidades[finalidade]}`}
                  onClick={() => aoRegistrar(finalidade)}
                >
                  {acao}
                </BotaoComMotivo>
              )}
            </li>
          )
        })}
      </ul>
      {consentimentos.length > 0 && <Anteriores consentimentos={consentimentos} />}
    </Secao>
  )
}

type EstadoProps = { atual: Consentimento | undefined; todos: readonly Consentimento[] }

function Estado({ atual, todos }: EstadoProps) {
  if (!atual) return <Situacao tom="neutro">{textos.semConsentimento}</Situacao>
  return <Situacao tom={atual.concedido ? 'sucesso' : 'aviso'}>{nomeDe(atual, todos)}</Situacao>
}

function Anteriores({ consentimentos }: { consentimentos: readonly Consentimento[] }) {
  return (
    <details className={classes.anteriores}>
      <summary>{textos.todosOsConsentimentos(consentimentos.length)}</summary>
      <ol>
        {consentimentos.map((c) => (
          <li key={c.id}>
            {nomesDasFinalidades[c.finalidade]}: {nomeDe(c, consentimentos)}, {contar(c)}
          </li>
        ))}
      </ol>
    </details>
  )
}

/** Only what was given can be withdrawn. */
const nomeDe = ({ concedido, finalidade, em }: Consentimento, todos: readonly Consentimento[]) => {
  if (concedido) return textos.concedido
  const antes = todos.some((c) => c.finalidade === finalidade && c.concedido && c.em < em)
  return antes ? textos.revogado : textos.naoConcedido
}

const contar = ({ em, meio, por }: Consentimento) =>
  [quando(em), meio, por && textos.anotadoPor(por)].filter(Boolean).join(', ')
