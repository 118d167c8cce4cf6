import { endpoint } from '#base/endpoint.ts'

export const metricasApi = {
  ler: endpoint({
    method: 'GET',
    path: '/metrics',
    permissao: 'token',
    resumo:
      'Medidas deste processo para o Prometheus, com o bearer de METRICS_TOKEN; sem ele configurado, 404',
    resposta: { arquivo: 'text/plain; version=0.0.4; charset=utf-8' },
  }),
}
