import { Alert } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { CampoDeOpcoes } from '#ui/campos/CampoDeOpcoes.tsx'
import { contasDaEmpresa } from './contas.opcoes.ts'
import { textos } from './contas.textos.ts'

type CampoContaProps = {
  empresaId: string | undefined
  /** Undefined: the company's default, as the server decides. */
  valor: string | undefined
  aoMudar: (id: string) => void
}

/** The account that is paid into. With only one there is nothing to ask; with none, no boleto can be issued. */
export function CampoConta({ empresaId, valor, aoMudar }: CampoContaProps) {
  const { data: contas } = useQuery(contasDaEmpresa(empresaId))
  // Kept: the list would be drawn again at each key of its form.
  const nomes = useMemo(
    () => Object.fromEntries(contas?.map((conta) => [conta.id, textos.opcao(conta)]) ?? []),
    [contas],
  )
  if (contas?.length === 0)
    return (
      <Alert color="warning" role="note" p="xs">
        {textos.nenhuma}
      </Alert>
    )
  if (!contas || contas.length < 2) return null
  return (
    <CampoDeOpcoes
      label={textos.conta}
      nomes={nomes}
      escolha={textos.escolha}
      value={valor ?? contas.find(({ padrao }) => padrao)?.id ?? ''}
      onChange={aoMudar}
    />
  )
}
