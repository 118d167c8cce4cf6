import type { ClienteEncontrado } from '@balcao/contract/cliente/api'
import { formatarDocumento } from '@balcao/contract/documento'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { usePode } from '../../habilidade.ts'
import { encontrarClientes } from '../../opcoes/clientes.ts'
import { textos } from '../../textos/textos.ts'
import { cidadeDe } from '../cliente/onde.ts'
import { Icone } from '../Icone.tsx'
import { erroDaBusca } from '../lista/erroDaBusca.ts'

const ESPERA_MS = 250
/** Two letters begin thousands of names. */
const MINIMO = 3

const descricaoDe = (cliente: ClienteEncontrado) =>
  [
    cliente.restrito && textos.casca.restrito,
    cliente.cpf_cnpj && formatarDocumento(cliente.cpf_cnpj),
    cidadeDe(cliente),
  ]
    .filter(Boolean)
    .join(' · ')

/** Clients as the palette's entries, and what to say while there are none. */
export function useClientesDaPaleta(texto: string) {
  const navigate = useNavigate()
  const podeAbrir = usePode('VISUALIZAR.CLIENTE', 'CRIAR.VENDA')
  const digitado = texto.trim()
  const [procurado] = useDebouncedValue(digitado, ESPERA_MS)
  const procura = digitado.length >= MINIMO
  const { data, error, isPending, isPlaceholderData } = useQuery({
    ...encontrarClientes(procurado),
    enabled: procura && procurado.length >= MINIMO,
  })
  const emDia = procurado === digitado && !isPlaceholderData && !isPending

  const abrir = ({ id, codigo }: ClienteEncontrado) =>
    podeAbrir
      ? navigate({ to: '/admin/cliente/$id', params: { id } })
      : navigate({ to: '/cliente', search: { busca: `nº ${codigo}` } })

  const acoes = (procura ? (data?.itens ?? []) : []).map((cliente) => ({
    id: `cliente:${cliente.id}`,
    label: cliente.nome,
    description: descricaoDe(cliente),
    leftSection: <Icone nome="tabler:user" tamanho={20} />,
    onClick: () => void abrir(cliente),
  }))
  const falhou = error && !erroDaBusca(error)
  const aviso = () => {
    if (!procura) return textos.casca.nadaEncontrado
    if (falhou) return textos.casca.buscaFalhou
    return emDia || error ? textos.casca.nadaEncontrado : textos.casca.procurando
  }
  return { acoes, emDia, aviso: aviso() }
}
