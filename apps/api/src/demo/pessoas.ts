import type { canais } from './canais.ts'
import type { empresas } from './empresas.ts'

/** Everybody knows it: the demo shows it on its login page. */
export const SENHA_DA_DEMO = 'balcao-de-demonstracao'

type PessoaDaDemo = {
  nome: string
  email: string
  grupo: 'Administrador' | 'Supervisor' | 'Backoffice' | 'Vendedor'
  canal: keyof typeof canais | null
  /** Null: all companies. */
  empresas: (keyof typeof empresas)[] | null
}

/** At least one for every group. The first of each group is offered on the login page. */
export const pessoas: PessoaDaDemo[] = [
  { nome: 'Alice Prado', email: 'alice@demo.example', grupo: 'Administrador', canal: null, empresas: null },
  { nome: 'Sandra Nunes', email: 'sandra@demo.example', grupo: 'Supervisor', canal: null, empresas: null },
  {
    nome: 'Bruno Teixeira',
    email: 'bruno@demo.example',
    grupo: 'Backoffice',
    canal: null,
    empresas: ['vale', 'serra'],
  },
  {
    nome: 'Vera Lúcia Gomes',
    email: 'vera@demo.example',
    grupo: 'Vendedor',
    canal: 'loja',
    empresas: ['vale'],
  },
  {
    nome: 'Tiago Rocha',
    email: 'tiago@demo.example',
    grupo: 'Vendedor',
    canal: 'televendas',
    empresas: ['vale', 'serra', 'litoral'],
  },
  {
    nome: 'Pedro Antunes',
    email: 'pedro@demo.example',
    grupo: 'Vendedor',
    canal: 'portaAPorta',
    empresas: ['litoral'],
  },
  {
    nome: 'Marina Alves',
    email: 'marina@demo.example',
    grupo: 'Vendedor',
    canal: 'parceiro',
    empresas: ['serra'],
  },
  {
    nome: 'Jorge Lima',
    email: 'jorge@demo.example',
    grupo: 'Vendedor',
    canal: 'indicacao',
    empresas: ['vale', 'litoral'],
  },
]
