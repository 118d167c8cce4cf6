import { type NovoPlano, planoEmBranco } from '@balcao/contract/catalogo/plano'
import type { canais } from './canais.ts'
import { CAMPINAS_E_REGIAO, type empresas, LITORAL, ZONA_DA_MATA } from './empresas.ts'
import type { adicionais, recursos } from './recursos-e-adicionais.ts'

type Chave<T> = keyof T
type Oferecido = { chave: Chave<typeof adicionais>; obrigatorio?: boolean; valor?: number }

/** A plan with its links by key. The ids are known only once the other records exist. */
export type PlanoDaDemo = Omit<
  NovoPlano,
  'empresas' | 'canais' | 'recursos' | 'adicionais' | 'vigencia_inicio' | 'vigencia_fim'
> & {
  empresas: Chave<typeof empresas>[]
  canais: Chave<typeof canais>[]
  recursos: Chave<typeof recursos>[]
  adicionais: Oferecido[]
}

const padrao = {
  ...planoEmBranco,
  tipos_pessoa: ['PF'] as ('PF' | 'PJ')[],
  fidelidade_meses: 12,
  beneficio_descricao: 'Instalação e roteador Wi-Fi 6 em comodato',
  beneficio_valor: 600_00,
  todas_empresas: false,
  todas_cidades: false,
  taxa_instalacao: 150_00,
}

const residencial = (
  codigo: string,
  nome: string,
  mbps: [download: number, upload: number],
  valor_mensal: number,
  resto: Partial<PlanoDaDemo> = {},
): PlanoDaDemo => ({
  ...padrao,
  codigo,
  nome,
  tecnologia: 'FIBRA',
  download_mbps: mbps[0],
  upload_mbps: mbps[1],
  valor_mensal,
  empresas: ['vale', 'serra'],
  cidades: [...CAMPINAS_E_REGIAO, ...ZONA_DA_MATA],
  recursos: ['wifi6', 'instalacao', 'semFranquia'],
  adicionais: [{ chave: 'cinema' }, { chave: 'ponto' }, { chave: 'telefone' }, { chave: 'assistencia' }],
  ...resto,
})

const semFidelidade = { fidelidade_meses: 0, beneficio_descricao: null, beneficio_valor: 0 }

const empresarial = (
  codigo: string,
  nome: string,
  mbps: number,
  valor_mensal: number,
  resto: Partial<PlanoDaDemo> = {},
): PlanoDaDemo =>
  residencial(codigo, nome, [mbps, mbps], valor_mensal, {
    tipos_pessoa: ['PJ'],
    fidelidade_meses: 24,
    beneficio_descricao: 'Instalação e roteador empresarial em comodato',
    beneficio_valor: 1_200_00,
    taxa_instalacao: 300_00,
    recursos: ['simetrico', 'sla', 'suporte', 'semFranquia'],
    adicionais: [{ chave: 'ipFixo', obrigatorio: true, valor: 29_90 }, { chave: 'telefone' }],
    ...resto,
  })

/**
 * Twelve plans in three technologies: fibre in the cities, radio in the country, cable where it was bought.
 */
export const planos: PlanoDaDemo[] = [
  residencial('FIBRA-300', 'Fibra 300', [300, 150], 89_90, {
    descricao: 'Para a casa em que duas ou três pessoas navegam',
  }),
  residencial('FIBRA-500', 'Fibra 500', [500, 250], 109_90, {
    descricao: 'O mais vendido: trabalho, aula e filme ao mesmo tempo',
    destaque: true,
    recursos: ['wifi6', 'instalacao', 'semFranquia', 'suporte'],
  }),
  residencial('FIBRA-700', 'Fibra 700 Cinema', [700, 350], 139_90, {
    recursos: ['wifi6', 'streaming', 'instalacao', 'semFranquia', 'suporte'],
    adicionais: [
      { chave: 'cinema', obrigatorio: true, valor: 14_90 },
      { chave: 'futebol' },
      { chave: 'ponto' },
      { chave: 'assistencia' },
    ],
  }),
  residencial('FIBRA-1000', 'Fibra 1 Giga', [1_000, 500], 199_90, {
    recursos: ['wifi6', 'jogos', 'instalacao', 'semFranquia', 'suporte'],
    adicionais: [{ chave: 'ponto', valor: 9_90 }, { chave: 'futebol' }, { chave: 'ipFixo' }],
  }),
  residencial('FIBRA-LIVRE-400', 'Fibra 400 sem fidelidade', [400, 200], 129_90, {
    ...semFidelidade,
    taxa_instalacao: 350_00,
    adicionais: [{ chave: 'ponto' }, { chave: 'roteadorProprio' }],
  }),
  residencial('LITORAL-400', 'Litoral 400', [400, 200], 99_90, {
    empresas: ['litoral'],
    cidades: LITORAL,
  }),
  residencial('LITORAL-800', 'Litoral 800', [800, 400], 149_90, {
    empresas: ['litoral'],
    cidades: LITORAL,
    destaque: true,
    recursos: ['wifi6', 'jogos', 'semFranquia', 'suporte'],
  }),
  residencial('CABO-120', 'Cabo 120', [120, 20], 79_90, {
    tecnologia: 'CABO',
    empresas: ['litoral'],
    cidades: LITORAL.slice(0, 2),
    beneficio_valor: 300_00,
    recursos: ['instalacao', 'semFranquia'],
  }),
  residencial('RADIO-30', 'Campo 30', [30, 10], 99_90, {
    tecnologia: 'RADIO',
    empresas: ['serra'],
    cidades: ZONA_DA_MATA,
    descricao: 'Internet por rádio para sítios e fazendas',
    beneficio_descricao: 'Antena e instalação em comodato',
    beneficio_valor: 480_00,
    franquia_gb: 300,
    recursos: ['suporte'],
    adicionais: [{ chave: 'cameras' }, { chave: 'assistencia' }],
  }),
  residencial('RADIO-60', 'Campo 60', [60, 20], 149_90, {
    tecnologia: 'RADIO',
    empresas: ['serra'],
    cidades: ZONA_DA_MATA,
    beneficio_descricao: 'Antena e instalação em comodato',
    beneficio_valor: 480_00,
    franquia_gb: 600,
    recursos: ['suporte', 'instalacao'],
    adicionais: [{ chave: 'cameras' }, { chave: 'assistencia' }],
  }),
  empresarial('EMPRESA-500', 'Empresa 500', 500, 249_90, {
    empresas: ['vale', 'serra', 'litoral'],
    todas_cidades: true,
    cidades: [],
  }),
  empresarial('EMPRESA-1000', 'Empresa 1 Giga dedicado', 1_000, 899_90, {
    restrito: true,
    canais: ['loja', 'televendas'],
    todos_canais: false,
    recursos: ['simetrico', 'ipFixo', 'sla', 'suporte', 'semFranquia'],
    adicionais: [{ chave: 'telefone' }, { chave: 'cameras' }],
  }),
]
