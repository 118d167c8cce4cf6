import { Endereco, enderecoEmLinha } from '@balcao/contract/provedor/endereco'
import { nomeComUf } from '@balcao/contract/provedor/municipio'
import { formatarDocumento } from '@balcao/contract/valores/documento'
import { formatarTelefone } from '@balcao/contract/valores/telefone'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import * as z from 'zod/mini'
import { municipios } from '#partes/endereco/endereco.data.ts'
import { estaVazio, mostrarValor } from '#ui/historico/entradas.ts'
import type { Palavras } from '#ui/registro/PaginaDeRegistro.tsx'
import { acoesDoHistorico, rotulos } from './empresa.textos.ts'
import { LogoPequeno } from './LogoPequeno.tsx'

/** In one line. The name of the city is usually known already, from the field that shows it. */
function EnderecoEscrito({ endereco }: { endereco: Endereco }) {
  const { data: cidade } = useQuery(municipios.um(endereco.codigo_ibge))
  return enderecoEmLinha(endereco, cidade ? nomeComUf(cidade) : '…')
}

/** The history already holds the address as text. A conflict brings the values of the form. */
const escritores: Record<string, (valor: unknown) => ReactNode> = {
  cnpj: (valor) => formatarDocumento(String(valor)),
  telefone: (valor) => formatarTelefone(String(valor)),
  logo: (valor) => <LogoPequeno logo={String(valor)} />,
  endereco: (valor) => {
    const lido = z.safeParse(Endereco, valor)
    return lido.success ? <EnderecoEscrito endereco={lido.data} /> : undefined
  },
}

export const palavras: Palavras = {
  rotulos,
  acoes: acoesDoHistorico,
  mostrarCampo: (campo, valor) => {
    if (estaVazio(valor)) return mostrarValor(valor)
    return escritores[campo]?.(valor) ?? mostrarValor(valor)
  },
}
