"""OpenStack Swift with its S3 layer, in one process: `swift.test-support.py FOLDER ACCOUNT USER KEY`. Prints its port, and ends with its input."""
import eventlet

eventlet.monkey_patch()
import os
import sys
from eventlet import patcher, wsgi
from swift.common.http_protocol import SwiftHttpProtocol
from swift.common.ring import RingBuilder
from swift.common.wsgi import ConfigString, loadapp

FOLDER, ACCOUNT, USER, KEY = sys.argv[1:5]
STORES = ('account', 'container', 'object')
COMMON = f'[DEFAULT]\nswift_dir = {FOLDER}\ndevices = {FOLDER}/node\nmount_check = false\n'
PROXY = f"""
[pipeline:main]
pipeline = catch_errors gatekeeper listing_formats s3api tempauth slo proxy-server
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
[filter:catch_errors]
use = egg:swift#catch_errors
[filter:gatekeeper]
use = egg:swift#gatekeeper
[filter:listing_formats]
use = egg:swift#listing_formats
[filter:s3api]
use = egg:swift#s3api
location = us-east-1
[filter:tempauth]
use = egg:swift#tempauth
user_{ACCOUNT}_{USER} = {KEY} .admin
[filter:slo]
use = egg:swift#slo
"""


class Cache:
    """The part of memcached that Swift asks for; it refuses to work without."""

    def __init__(self):
        self.kept = {}

    def get(self, key, raise_on_error=False):
        return self.kept.get(key)

    def set(self, key, value, **_):
        self.kept[key] = value

    def delete(self, key, **_):
        self.kept.pop(key, None)


def with_cache(app):
    cache = Cache()
    return lambda env, start: app({**env, 'swift.cache': cache}, start)


def listen():
    return eventlet.listen(('127.0.0.1', 0), backlog=1024)


def make_ring(store, port):
    builder = RingBuilder(2, 1, 1)
    builder.add_dev({'region': 1, 'zone': 1, 'ip': '127.0.0.1', 'port': port, 'device': 'disk', 'weight': 1})
    builder.rebalance()
    builder.get_ring().save(f'{FOLDER}/{store}.ring.gz')


def load(config):
    return loadapp(ConfigString(COMMON + config))


def serve(listener, app):
    wsgi.server(listener, app, protocol=SwiftHttpProtocol, log_output=False)


def end_with_input():
    while os.read(0, 1):
        pass
    os._exit(0)


os.makedirs(f'{FOLDER}/node/disk')
listeners = {store: listen() for store in STORES}
for store, listener in listeners.items():
    make_ring(store, listener.getsockname()[1])
for store, listener in listeners.items():
    app = load(f'[pipeline:main]\npipeline = {store}\n[app:{store}]\nuse = egg:swift#{store}\n')
    eventlet.spawn(serve, listener, app)
proxy, app = listen(), with_cache(load(PROXY))
patcher.original('_thread').start_new_thread(end_with_input, ())
print(proxy.getsockname()[1], flush=True)
serve(proxy, app)
