import * as z from 'zod/mini'
import { cadastro } from '#base/cadastro.ts'
import { Email, Id, Instante, Texto, TextoOpcional, Versao } from '#base/comum.ts'
import { Cnpj } from '#valores/documento.ts'
import { Telefone } from '#valores/telefone.ts'
import { FiltroEmpresa } from './empresa-filtro.ts'
import { opcoesDeEmpresa } from './empresa-opcoes.ts'
import { Endereco } from './endereco.ts'

export const DadosEmpresa = z.strictObject({
  cnpj: Cnpj,
  razao_social: Texto(150, 3),
  nome_fantasia: Texto(80, 2),
  inscricao_estadual: TextoOpcional(20),
  email: z.nullable(Email),
  telefone: z.nullable(Telefone),
  endereco: z.nullable(Endereco),
  logo: z.nullable(Id),
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
