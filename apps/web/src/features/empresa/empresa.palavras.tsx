import { contaEmLinha, DadosBancarios } from '@balcao/contract/provedor/empresa'
import { Endereco } from '@balcao/contract/provedor/endereco'
import { formatarDocumento } from '@balcao/contract/valores/documento'
import { formatarTelefone } from '@balcao/contract/valores/telefone'
import type { ReactNode } from 'react'
import * as z from 'zod/mini'
import { estaVazio, mostrarValor } from '#ui/historico/entradas.ts'
import type { Palavras } from '#ui/registro/PaginaDeRegistro.tsx'
import { EnderecoEscrito } from './EnderecoEscrito.tsx'
import { acoesDoHistorico, rotulos } from './empresa.textos.ts'
import { LogoPequeno } from './LogoPequeno.tsx'

/** The history already holds address and account as text. A conflict brings the values of the form. */
const escritores: Record<string, (valor: unknown) => ReactNode> = {
  cnpj: (valor) => formatarDocumento(String(valor)),
  telefone: (valor) => formatarTelefone(String(valor)),
  logo: (valor) => <LogoPequeno logo={String(valor)} />,
  endereco: (valor) => {
    const lido = z.safeParse(Endereco, valor)
    return lido.success ? <EnderecoEscrito endereco={lido.data} /> : undefined
  },
  dados_bancarios: (valor) => {
    const lidos = z.safeParse(DadosBancarios, valor)
    return lidos.success ? contaEmLinha(lidos.data) : undefined
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
