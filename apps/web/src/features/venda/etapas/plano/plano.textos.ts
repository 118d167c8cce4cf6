import type { Criterio } from '../../oferta/oferta.textos.ts'

export const textos = {
  legenda: 'Planos à venda aqui',
  escolher: 'Escolher',
  escolhido: 'Escolhido',
  procurar: 'Procurar plano',
  dicaDeProcura: 'Nome ou velocidade',
  semAchados: 'Nenhum plano com este nome ou velocidade é vendido aqui.',
  limpar: 'Mostrar todos',
  quantos: (total: number) => (total === 1 ? '1 plano' : `${total} planos`),
  mostrarMais: 'Mostrar mais planos',
  restrito: 'Venda com autorização: depois de enviada, alguém precisa autorizá-la.',
  sairam: (nomes: string) => `O novo plano não tem ${nomes}. Saiu da venda.`,
  vazio: {
    codigo_ibge: 'Nenhum plano é vendido nesta cidade. Confira o endereço da instalação.',
    canal_venda_id: 'Este canal não vende nenhum plano nesta cidade. Confira o canal de venda.',
    tipo_pessoa: 'Nenhum plano daqui é vendido a este tipo de pessoa. Confira o CPF ou CNPJ.',
    empresa_id: 'Esta empresa não vende nenhum plano nesta cidade. Confira a empresa.',
  } satisfies Record<Criterio, string>,
  vazioPorTudo:
    'Nada é vendido aqui com esta empresa, este canal e este cliente. Confira os dados ou fale com quem cuida do catálogo.',
}
