import type { MotivoDeSemelhanca, Semelhante } from '@balcao/contract/clientes/cliente/semelhante'
import { nomesDasSituacoes } from '@balcao/contract/clientes/cliente/situacao'
import { formatarDocumento } from '@balcao/contract/valores/documento'
import { Alert, Anchor } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { usePode } from '#habilidade.ts'
import { Icone } from '#ui/Icone.tsx'
import classes from './ListaDeSemelhantes.module.css'
import { textos } from './semelhantes.textos.ts'
import type { AcaoDoSemelhante } from './semelhantes.ts'

type ListaDeSemelhantesProps = {
  /** At least one. */
  semelhantes: readonly Semelhante[]
  motivo: MotivoDeSemelhanca
  acao?: AcaoDoSemelhante | undefined
}

export function ListaDeSemelhantes({ semelhantes, motivo, acao }: ListaDeSemelhantesProps) {
  const podeAbrir = usePode('VISUALIZAR.CLIENTE', 'CRIAR.VENDA')
  return (
    <Alert color="warning" icon={<Icone nome="tabler:users" />} title={textos.titulo[motivo]}>
      {textos.explicacao[motivo]}
      <ul className={classes.lista}>
        {semelhantes.map((semelhante) => (
          <li key={semelhante.id}>
            <span>
              <strong>{semelhante.nome}</strong> {descricao(semelhante)}
            </span>
            {podeAbrir && (
              // In another tab, so that what was typed here stays.
              <Anchor
                size="sm"
                aria-label={textos.abrirNome(semelhante.nome)}
                renderRoot={(props) => (
                  <Link to="/admin/cliente/$id" params={{ id: semelhante.id }} target="_blank" {...props} />
                )}
              >
                {textos.abrir}
              </Anchor>
            )}
            {acao && (
              <Anchor
                size="sm"
                component="button"
                type="button"
                aria-label={acao.nome(semelhante.nome)}
                onClick={() => acao.fazer(semelhante.id)}
              >
                {acao.texto}
              </Anchor>
            )}
          </li>
        ))}
      </ul>
    </Alert>
  )
}

const descricao = ({ codigo, cpf_cnpj, situacao, restrito }: Semelhante) =>
  [
    textos.numero(codigo),
    cpf_cnpj && formatarDocumento(cpf_cnpj),
    nomesDasSituacoes[situacao],
    restrito && textos.comRestricao,
  ]
    .filter(Boolean)
    .join(', ')
