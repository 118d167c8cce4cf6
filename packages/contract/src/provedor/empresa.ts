import * as z from 'zod/mini'
import { cadastro } from '#base/cadastro.ts'
import { Email, Id, Instante, Texto, TextoOpcional, Versao } from '#base/comum.ts'
import { Cnpj } from '#valores/documento.ts'
import { mensagem } from '#valores/mensagens.ts'
import { Telefone } from '#valores/telefone.ts'
import { FiltroEmpresa } from './empresa-filtro.ts'
import { opcoesDeEmpresa } from './empresa-opcoes.ts'
import { Endereco } from './endereco.ts'

// An empty field is only reported as required, not also as malformed.
const preenchido = () => z.minLength(1, { abort: true })
const soDigitos = () => z.regex(/^\d*$/, { error: mensagem('somenteNumeros'), abort: true })

const Digitos = (minimo: number, maximo: number) =>
  z.string().check(z.trim(), preenchido(), soDigitos(), z.minLength(minimo), z.maxLength(maximo))

const DigitosOpcionais = (maximo: number) =>
  z.pipe(
    z.nullable(z.string().check(z.trim(), soDigitos(), z.maxLength(maximo))),
    z.transform((texto: string | null) => texto || null),
  )

/** The account that boletos are paid into. All fields or none: half an account receives no money. */
export const DadosBancarios = z.strictObject({
  banco: Digitos(3, 3),
  agencia: Digitos(1, 5),
  /** With the check digit, if there is one: `12345-6`. */
  conta: z
    .string()
    .check(z.trim(), preenchido(), z.toUpperCase(), z.regex(/^\d{1,12}(-[\dX])?$/, 'Informe como 12345-6')),
  carteira: Digitos(1, 4),
  convenio: DigitosOpcionais(12),
  chave_pix: TextoOpcional(77),
})
export type DadosBancarios = z.infer<typeof DadosBancarios>

/** In one line: "banco 341, agência 1234, conta 56789-0, carteira 109". */
export const contaEmLinha = ({ banco, agencia, conta, carteira, convenio, chave_pix }: DadosBancarios) =>
  [
    `banco ${banco}`,
    `agência ${agencia}`,
    `conta ${conta}`,
    `carteira ${carteira}`,
    convenio && `convênio ${convenio}`,
    chave_pix && `chave Pix ${chave_pix}`,
  ]
    .filter(Boolean)
    .join(', ')

export const DadosEmpresa = z.strictObject({
  cnpj: Cnpj,
  razao_social: Texto(150, 3),
  nome_fantasia: Texto(80, 2),
  inscricao_estadual: TextoOpcional(20),
  email: z.nullable(Email),
  telefone: z.nullable(Telefone),
  endereco: z.nullable(Endereco),
  logo: z.nullable(Id),
  dados_bancarios: z.nullable(DadosBancarios),
  ativo: z.boolean(),
})
export type DadosEmpresa = z.infer<typeof DadosEmpresa>

export const EdicaoEmpresa = z.extend(DadosEmpresa, { versao: Versao })
export type EdicaoEmpresa = z.infer<typeof EdicaoEmpresa>

export const Empresa = z.object({
  id: Id,
  cnpj: z.string(),
  razao_social: z.string(),
  nome_fantasia: z.string(),
  inscricao_estadual: z.nullable(z.string()),
  email: z.nullable(z.string()),
  telefone: z.nullable(z.string()),
  endereco: z.nullable(Endereco),
  logo: z.nullable(Id),
  dados_bancarios: z.nullable(DadosBancarios),
  ativo: z.boolean(),
  /**
   * Users who reach the company, by name or through "every company". Counts only those that the reader may
   * see.
   */
  usuarios: z.int(),
  criado_em: Instante,
  atualizado_em: Instante,
  versao: Versao,
})
export type Empresa = z.infer<typeof Empresa>

export const EmpresaResumo = z.object({
  id: Id,
  cnpj: z.string(),
  razao_social: z.string(),
  nome_fantasia: z.string(),
  logo: z.nullable(Id),
  ativo: z.boolean(),
  atualizado_em: Instante,
})
export type EmpresaResumo = z.infer<typeof EmpresaResumo>

export const empresaApi = {
  opcoes: opcoesDeEmpresa,
  ...cadastro({
    caminho: 'empresa',
    um: 'uma empresa',
    varios: 'empresas',
    permissoes: {
      listar: 'autenticada',
      obter: 'EDITAR.EMPRESA',
      criar: 'CRIAR.EMPRESA',
      editar: 'EDITAR.EMPRESA',
      excluir: 'EXCLUIR.EMPRESA',
    },
    filtro: FiltroEmpresa,
    resumo: EmpresaResumo,
    registro: Empresa,
    dados: DadosEmpresa,
    edicao: EdicaoEmpresa,
  }),
}
