import type { DadosAdicional } from '@balcao/contract/catalogo/adicional'
import type { DadosRecurso } from '@balcao/contract/catalogo/recurso'

const recurso = (nome: string, icone: string, cor: string | null, descricao: string | null = null) => ({
  nome,
  icone: `tabler:${icone}`,
  cor,
  descricao,
})

/** In the order of a plan's card. */
export const recursos = {
  wifi6: recurso('Wi-Fi 6', 'wifi', '#0033a1', 'Roteador de última geração em comodato'),
  instalacao: recurso('Instalação em até 48 horas', 'tool', '#ff6600'),
  semFranquia: recurso('Sem franquia de dados', 'infinity', '#58c322'),
  suporte: recurso('Suporte 24 horas', 'headset', '#0033a1', 'Por telefone e WhatsApp, todos os dias'),
  jogos: recurso('Baixa latência para jogos', 'device-gamepad-2', '#7048e8'),
  streaming: recurso('Streaming incluso', 'movie', '#d41111'),
  ipFixo: recurso('IP fixo incluso', 'world-pin', '#1098ad'),
  simetrico: recurso('Upload igual ao download', 'arrows-up-down', '#58c322'),
  sla: recurso('Atendimento prioritário', 'clock-check', '#ff6600', 'Reparo em até 8 horas úteis'),
} satisfies Record<string, DadosRecurso>

const adicional = (
  nome: string,
  categoria: DadosAdicional['categoria'],
  valor: number,
  icone: string,
  resto: Partial<DadosAdicional> = {},
): DadosAdicional => ({
  nome,
  categoria,
  valor,
  icone: `tabler:${icone}`,
  descricao: null,
  cobranca: 'MENSAL',
  quantidade_maxima: 1,
  incompativel_com: [],
  ativo: true,
  ...resto,
})

export const adicionais = {
  cinema: adicional('Cinema em casa', 'STREAMING', 24_90, 'movie', {
    descricao: 'Filmes e séries em duas telas',
  }),
  futebol: adicional('Futebol ao vivo', 'STREAMING', 59_90, 'ball-football'),
  ponto: adicional('Ponto extra de Wi-Fi', 'WIFI', 19_90, 'router', {
    descricao: 'Mais um roteador, para a casa inteira',
    quantidade_maxima: 3,
  }),
  telefone: adicional('Telefone fixo ilimitado', 'TELEFONIA', 29_90, 'phone'),
  ipFixo: adicional('IP fixo', 'IP_FIXO', 49_90, 'world-pin'),
  assistencia: adicional('Assistência residencial', 'SUPORTE', 9_90, 'lifebuoy'),
  cameras: adicional('Kit de câmeras', 'EQUIPAMENTO', 399_00, 'device-cctv', {
    cobranca: 'UNICA',
    quantidade_maxima: 2,
  }),
  roteadorProprio: adicional('Configuração de roteador próprio', 'OUTRO', 80_00, 'settings', {
    cobranca: 'UNICA',
    descricao: 'Para quem prefere não usar o roteador em comodato',
  }),
}

/** Pairs that cannot be sold together, by key. */
export const incompativeis: [keyof typeof adicionais, keyof typeof adicionais][] = [
  ['ponto', 'roteadorProprio'],
]
